export { DocumentRegister } from '../../documents/register/DocumentRegister.tsx';
export { Closing } from '../../shared/ui/page/Closing.tsx';

export { DocumentRegister } from '../../documents/DocumentRegister.tsx';
export { Closing } from '../../shared/ui/page/Closing.tsx';

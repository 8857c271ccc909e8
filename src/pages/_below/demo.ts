export { Closing } from '../../shared/ui/page/Closing.tsx';
export { TitledSection } from '../../shared/ui/page/TitledSection.tsx';
export { DemoMethods } from '../../tools/demo/DemoMethods.tsx';

export { TitledSection } from '../../shared/ui/page/TitledSection.tsx';
export { DemoFigures, DemoMethods, DemoWithoutScript } from '../../tools/demo/DemoSections.tsx';
export { default as LiveDemo } from '../../tools/demo/LiveDemo.astro';

export { Closing } from '../../shared/ui/page/Closing.tsx';
export * from '../../site/custom/CustomSections.tsx';

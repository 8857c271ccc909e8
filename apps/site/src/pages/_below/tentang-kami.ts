export { KeyFigures } from '../../shared/ui/Stats.tsx';
export * from '../../site/about/AboutSections.tsx';

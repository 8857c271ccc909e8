export { Closing } from '../../shared/ui/page/Closing.tsx';
export { KeyFigures } from '../../shared/ui/Stats.tsx';
export { CompanyStory } from '../../site/about/CompanyStory.tsx';
export { Offices } from '../../site/about/Offices.tsx';
export { ProductTree } from '../../site/about/ProductTree.tsx';
export { Purpose } from '../../site/about/Purpose.tsx';
export { Values } from '../../site/about/Values.tsx';

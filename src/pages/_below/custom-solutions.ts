export { Closing } from '../../shared/ui/page/Closing.tsx';
export { Categories } from '../../site/custom/Categories.tsx';
export { Phases } from '../../site/custom/Phases.tsx';
export { Stories } from '../../site/custom/Stories.tsx';

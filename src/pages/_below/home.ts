export { Closing } from '../../shared/ui/page/Closing.tsx';
export { FaqList } from '../../shared/ui/page/FaqList.tsx';
export { About } from '../../site/home/About.tsx';
export { HomeFeatures } from '../../site/home/HomeFeatures.tsx';
export { IndustryRail } from '../../site/home/IndustryRail.tsx';
export { ServiceList } from '../../site/home/ServiceList.tsx';
export { Steps } from '../../site/home/Steps.tsx';

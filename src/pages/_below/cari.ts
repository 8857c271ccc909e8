export { SiteList } from '../../site/search/SiteList.tsx';

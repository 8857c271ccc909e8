export { Explore } from './explore/Explore.tsx';
export { Footer } from './footer/Footer.tsx';

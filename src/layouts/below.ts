import '../shared/styles/preferences.css';

export { Explore } from './explore/Explore.tsx';
export { Footer } from './footer/Footer.tsx';

import '../shared/styles/preferences.css';

export { Explore } from './Explore.tsx';
export { Footer } from './Footer.tsx';

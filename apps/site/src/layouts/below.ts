import '../shared/styles/preferences.css';

export { Closing } from '../shared/ui/page/Closing.tsx';
export { Explore } from './Explore.tsx';
export { Footer } from './Footer.tsx';

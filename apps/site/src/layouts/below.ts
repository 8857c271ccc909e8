import '../shared/styles/preferences.css';
import './dropdown.css';

export { Closing } from '../shared/ui/page/Closing.tsx';
export { Explore } from './Explore.tsx';
export { Footer } from './Footer.tsx';

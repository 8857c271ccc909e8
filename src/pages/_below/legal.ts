export { LegalText } from '../../site/legal/LegalText.tsx';

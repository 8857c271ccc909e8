export { Closing } from '../../shared/ui/page/Closing.tsx';
export { Guide, GuideLimits } from '../../site/guide/Guide.tsx';

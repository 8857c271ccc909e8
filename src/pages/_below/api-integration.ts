export * from '../../api/overview/sections.tsx';
export { Closing } from '../../shared/ui/page/Closing.tsx';

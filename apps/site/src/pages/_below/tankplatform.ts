export { AiEngine } from '../../site/platform/AiEngine.tsx';
export { Dashboard } from '../../site/platform/Dashboard.tsx';
export * from '../../site/platform/PlatformSections.tsx';

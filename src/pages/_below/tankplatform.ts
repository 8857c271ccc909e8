export { CodeTabs } from '../../shared/ui/code/CodeBlock.tsx';
export { Closing } from '../../shared/ui/page/Closing.tsx';
export { AiEngine } from '../../site/platform/AiEngine.tsx';
export { Alerts } from '../../site/platform/Alerts.tsx';
export { Dashboard } from '../../site/platform/Dashboard.tsx';
export { Integrations } from '../../site/platform/Integrations.tsx';
export { ApiFirst, PlatformFeatures, ServiceLevels } from '../../site/platform/PlatformSections.tsx';

export { TitledSection } from '../../shared/ui/page/TitledSection.tsx';
export { KeepTools } from '../../site/offline/KeepTools.tsx';
export { ToolList } from '../../tools/register/ToolList.tsx';

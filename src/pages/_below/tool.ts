export { Closing } from '../../shared/ui/page/Closing.tsx';
export { ToolNotes } from '../../tools/kit/ToolNotes.tsx';

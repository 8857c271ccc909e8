export { Chapter, ProblemFields } from '../../api/reference/Operation.tsx';
export { FileList, OperationIndex, Problems } from '../../api/reference/Overview.tsx';
export { NamePlate, ReferenceFrame } from '../../api/reference/ReferenceFrame.tsx';
export { CodeBlock, CodeStack } from '../../shared/ui/code/CodeBlock.tsx';
export { DataTable } from '../../shared/ui/Table.tsx';

export { Changelog, Guide, Keys } from '../../api/portal/Developer.tsx';
export { FileList, Problems } from '../../api/reference/Overview.tsx';
export { default as Sandbox } from '../../api/sandbox/Sandbox.astro';
export { Band } from '../../shared/ui/Band.tsx';
export { CodeBlock, CodeTabs } from '../../shared/ui/code/CodeBlock.tsx';

import type { Plugin } from 'postcss';

/**
 * Modules of styles go into their layer (layers.css): shared ones into `ui`, those of all tools into `kit`, both below
 * those of one part of a page. Shared ones may stand in a page twice: the later must not win over the kit.
 */
export const styleLayers: Plugin = {
  postcssPlugin: 'style-layers',
  Once(root, { AtRule }) {
    const file = root.source?.input.file;
    if (!file?.endsWith('.module.css')) return;
    const [, room] = /\/src\/(shared|plant|tools\/kit)\//.exec(file) ?? [];
    const layer = room === undefined ? 'sections' : room === 'tools/kit' ? 'kit' : 'ui';
    const nodes = root.nodes;
    root.removeAll();
    root.append(new AtRule({ name: 'layer', params: layer, nodes }));
  },
};

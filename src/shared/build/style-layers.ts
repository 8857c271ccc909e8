import type { Plugin } from 'postcss';

/** Modules of styles go into their layer (layers.css): shared ones into `ui`, below those of one part of a page. */
export const styleLayers: Plugin = {
  postcssPlugin: 'style-layers',
  Once(root, { AtRule }) {
    const file = root.source?.input.file;
    if (!file?.endsWith('.module.css')) return;
    const layer = /\/src\/(shared|plant|tools\/kit)\//.test(file) ? 'ui' : 'sections';
    const nodes = root.nodes;
    root.removeAll();
    root.append(new AtRule({ name: 'layer', params: layer, nodes }));
  },
};

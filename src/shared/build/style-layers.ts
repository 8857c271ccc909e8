import type { Plugin } from 'postcss';

/**
 * Puts each module of styles into its layer of the cascade (layers.css): what many parts share into `ui`, what one
 * part of a page has for itself into `sections`, so that a part's own look wins over a shared one.
 */
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

import type { Plugin } from 'postcss';

/**
 * Wraps CSS Modules in a cascade layer (layers.css): shared ones in `ui`, those of all tools in `kit`, others in the
 * topmost, `sections`. A shared style sheet may be in a page twice; without layers, its second copy would override
 * the kit.
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

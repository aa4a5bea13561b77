import path from 'node:path';
import type { Plugin } from 'vite';

/** Writes the modules of each script beside the manifest: bytes by module, before minification. */
export const moduleSizes = (): Plugin => ({
  name: 'inkwren:module-sizes',
  apply: 'build',
  generateBundle(_options, bundle) {
    const root = path.dirname(this.environment.config.root);
    const named = (id: string) => path.relative(root, id.replace(/^\0/, '').replace(/\?.*$/, ''));
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const sizes = chunks.map(({ fileName, modules }) => [
      fileName,
      Object.fromEntries(
        Object.entries(modules).map(([id, { renderedLength }]) => [named(id), renderedLength]),
      ),
    ]);
    this.emitFile({
      type: 'asset',
      fileName: '.vite/modules.json',
      source: JSON.stringify(Object.fromEntries(sizes)),
    });
  },
});

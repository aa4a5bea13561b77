import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `npm run dev` serves the sources with hot reload, in front of a running `npm start`. */
const laptopCloud = {
  target: `http://localhost:${process.env.PORT ?? 3000}`,
  // The laptop cloud names itself to the browser as the browser sees it.
  changeOrigin: false,
  ws: true,
};

export default defineConfig({
  root: 'frontend',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': laptopCloud,
      '/config.json': laptopCloud,
      '/_local': laptopCloud,
      '/ws': laptopCloud,
    },
  },
});

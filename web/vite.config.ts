import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { gameIcons } from './scripts/icons.ts'

const server = process.env.MATHOM_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [gameIcons(), svelte()],
  server: {
    // The catalogues lie beside the Python package and are shared with it.
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    chunkSizeWarningLimit: 400,
    // What the first page needs comes in one piece: twenty small files would wait for each other.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
})

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Where `npm start` listens, for `npm run dev -w web` beside it.
const api = process.env.DOCENT_API ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows what this origin serves and nothing inline, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { port: 5173, proxy: { '/api': { target: api, changeOrigin: false } } },
})

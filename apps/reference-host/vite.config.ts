import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { preloadApp } from './build/preload-app'

export default defineConfig({
  plugins: [react(), preloadApp('/src/start-app.tsx')],
  resolve: { conditions: ['@inlay/source', ...defaultClientConditions] },
  build: {
    manifest: true,
    target: 'es2022',
    // A policy without inline code is served with the page: nothing is inlined, and every browser we support preloads modules.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})

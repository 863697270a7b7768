import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'
import { withoutJsonSchema } from '../../scripts/build/without-json-schema.mjs'

export default defineConfig({
  plugins: [
    react(),
    withoutJsonSchema(),
    preloadApp({ '/index.html': '/src/start-app.tsx', '/embed.html': '/src/embed/start-embed.tsx' }),
  ],
  resolve: { conditions: ['@inlay/source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    // A policy without inline code is served with the page: nothing is inlined, and every browser we support preloads modules.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})

/**
 * The entry of a page is a few lines that choose what is loaded, or have to run before all else. So that this costs no
 * round trip, the page names the files of what it nearly always shows from the start.
 */
function preloadApp(sources: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'preload-app',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, path }) {
        const source = sources[path]
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const app = chunks.find(({ facadeModuleId }) => source !== undefined && facadeModuleId?.endsWith(source))
        if (!app) return []
        const scripts = new Set([app.fileName])
        for (const name of scripts) {
          const chunk = chunks.find(({ fileName }) => fileName === name)
          for (const imported of chunk?.imports ?? []) scripts.add(imported)
        }
        const styles = new Set(
          chunks
            .filter(({ fileName }) => scripts.has(fileName))
            .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
        )
        return [
          ...[...scripts].map((name) => link({ rel: 'modulepreload', crossorigin: true, href: `/${name}` })),
          ...[...styles].map((name) => link({ rel: 'stylesheet', crossorigin: true, href: `/${name}` })),
        ]
      },
    },
  }
}

function link(attrs: Record<string, string | boolean>): HtmlTagDescriptor {
  return { tag: 'link', attrs, injectTo: 'head' }
}

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { installPeers, peersModules } from '../peers/install-peers.mjs'
import { pages } from './pages/pages.mjs'

const folder = fileURLToPath(new URL('.', import.meta.url))

/**
 * The whole page of a contestant, as it would be in production.
 * @param {keyof typeof pages} name
 * @param {{ fromSource?: boolean }} [options] `fromSource`: ours as it is in `src`, without a build
 */
export async function bundlePage(name, { fromSource = false } = {}) {
  await installPeers()
  const { script, styles, react } = pages[name]
  const { outputFiles } = await build({
    stdin: {
      contents: [...styles, `./${script}`].map((file) => `import '${file}'`).join('\n'),
      resolveDir: `${folder}pages`,
    },
    bundle: true,
    write: false,
    minify: true,
    outdir: 'page',
    format: 'iife',
    jsx: 'automatic',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: react ? { react: `react-${react}`, 'react-dom': `react-dom-${react}` } : {},
    nodePaths: [peersModules],
    conditions: fromSource ? ['@inlay/source'] : [],
    loader: { '.css': 'css' },
  })
  const textOf = (ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  const template = await readFile(`${folder}pages/page.html`, 'utf8')
  return template
    .replace('/* styles */', () => textOf('.css'))
    .replace('/* script */', () => textOf('.js').replaceAll('</script', String.raw`<\/script`))
}

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { installPeers, peersModules } from '../peers/install-peers.mjs'

const folder = fileURLToPath(new URL('pages/', import.meta.url))

/**
 * The whole page of a contestant, as it would be in production.
 * @param {string} name
 * @param {{ fromSource?: boolean }} [options] `fromSource`: ours as it is in `src`, without a build
 */
export async function bundlePage(name, { fromSource = false } = {}) {
  await installPeers()
  const styles = name === 'inlay' ? `import '@inlay/sdk-core/styles.css'` : ''
  const { outputFiles } = await build({
    stdin: { contents: `${styles}\nimport './${name}.jsx'\nexport * from './given.mjs'`, resolveDir: folder },
    globalName: 'given',
    bundle: true,
    write: false,
    minify: true,
    outdir: 'page',
    format: 'iife',
    jsx: 'automatic',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    nodePaths: [peersModules],
    conditions: fromSource ? ['@inlay/source'] : [],
    loader: { '.css': 'css' },
  })
  const textOf = (ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  const template = await readFile(`${folder}page.html`, 'utf8')
  return template
    .replace('/* styles */', () => textOf('.css'))
    .replace('/* script */', () => textOf('.js').replaceAll('</script', String.raw`<\/script`))
}

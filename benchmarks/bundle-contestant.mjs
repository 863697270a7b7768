import { readFile } from 'node:fs/promises'
import { build } from 'esbuild'
import { installPeers, peersModules } from './peers/install-peers.mjs'

/**
 * The whole page of a contestant, as it would be in production: its script and styles put into the `page.html` beside it.
 * @param {{
 *   folder: string,
 *   code: string,
 *   globalName?: string,
 *   react?: string,
 *   fromSource?: boolean,
 * }} contestant `code`: what brings everything in, written as if it stood in the folder; `globalName`: what its exports are
 *   called in the page; `react`: the package that takes the place of React; `fromSource`: ours as in `src`, without a build
 */
export async function bundleContestant({ folder, code, globalName, react, fromSource = false }) {
  await installPeers()
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: folder },
    ...(globalName && { globalName }),
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
  const template = await readFile(`${folder}page.html`, 'utf8')
  return template
    .replace('/* styles */', () => textOf('.css'))
    .replace('/* script */', () => textOf('.js').replaceAll('</script', String.raw`<\/script`))
}

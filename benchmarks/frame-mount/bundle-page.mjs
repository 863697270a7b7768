import { fileURLToPath } from 'node:url'
import { basename } from 'node:path'
import { build } from 'esbuild'

const folder = fileURLToPath(new URL('page/', import.meta.url))

const html = `<!doctype html>
<html lang="en">
  <title>A page of a partner</title>
  <link rel="stylesheet" href="/page.css" />
  <script type="module" src="/page.js"></script>
  <div id="place"></div>
</html>
`

/**
 * The page of a partner as its own build makes it: what is shown inline is loaded when it is mounted.
 * @returns {Promise<Map<string, string | Uint8Array>>} the files by their names
 */
export async function bundlePage() {
  const { outputFiles } = await build({
    stdin: {
      contents: `import './page.js'\nimport '@inlay/sdk-core/styles.css'\nimport '@inlay/react-campaigns/styles.css'`,
      resolveDir: folder,
    },
    bundle: true,
    splitting: true,
    write: false,
    minify: true,
    outdir: 'out',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const named = outputFiles.map(({ path, contents }) => [basename(path).replace('stdin', 'page'), contents])
  return new Map([['', html], ...named])
}

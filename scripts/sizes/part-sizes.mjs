import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/**
 * The size of parts as who imports only them gets it: from the built package, with all that they need from other
 * packages, minified and gzipped.
 * @param {string} directory of a package that can import the built one
 * @param {readonly { name: string, from: string, parts: readonly string[], beside: readonly string[], kilobytes: number }[]} budgets
 *   `beside`: what every page of Inlay has anyway, so it is not counted
 * @returns {Promise<{ name: string, gzip: number, kilobytes: number }[]>}
 */
export async function partSizes(directory, budgets) {
  return Promise.all(
    budgets.map(async ({ name, from, parts, beside, kilobytes }) => ({
      name,
      gzip: await sizeOf(directory, `export { ${parts.join(', ')} } from '${from}'`, beside),
      kilobytes,
    })),
  )
}

async function sizeOf(directory, contents, beside) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: directory },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    // What is loaded on demand is not part of the first load.
    splitting: true,
    outdir: 'unused',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [leaveOut(beside)],
  })
  return gzipSync(outputFiles[0].contents, { level: 9 }).length
}

/** Not counted, and gone altogether where nothing of it is used, as in a host's own bundle. */
function leaveOut(packages) {
  return {
    name: 'leave-out',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path }) =>
        packages.some((name) => path === name || path.startsWith(`${name}/`))
          ? { path, external: true, sideEffects: false }
          : undefined,
      )
    },
  }
}

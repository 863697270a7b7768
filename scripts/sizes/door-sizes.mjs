import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/**
 * The size of each door of a built package, minified and gzipped, other packages left out.
 * @param {import('../project/packages.mjs').WorkspacePackage} pkg
 * @param {readonly { package: string, door: string, kilobytes: number, parts?: readonly string[], without?: readonly string[] }[]} budgets
 * @returns {Promise<{ name: string, gzip: number, kilobytes?: number }[]>}
 */
export async function doorSizes(pkg, budgets) {
  return Promise.all(
    pkg.doors.map(async (door) => {
      const budget = budgets.find((one) => one.package === pkg.name && one.door === door.name)
      const without = pkg.doors.filter((other) => budget?.without?.includes(other.name))
      const gzip = await bundleSize(
        pkg.directory,
        door.built,
        budget?.parts,
        await modulesBehind(pkg.directory, without),
      )
      return {
        name: `${pkg.name}${door.name.slice(1)}${budget?.parts ? `, ${budget.parts.join(', ')}` : ''}`,
        gzip,
        ...(budget === undefined ? {} : { kilobytes: budget.kilobytes }),
      }
    }),
  )
}

async function bundleSize(directory, built, parts, outside) {
  const { outputFiles } = await build({
    ...options,
    absWorkingDir: directory,
    ...(parts
      ? { stdin: { contents: `export { ${parts.join(', ')} } from '${built}'`, resolveDir: directory } }
      : { entryPoints: [built] }),
    minify: true,
    plugins: [
      {
        name: 'what-is-behind-other-doors',
        setup({ onResolve }) {
          onResolve({ filter: /^\./ }, ({ path, resolveDir, kind }) => {
            // What is loaded on demand is no part of the first load.
            if (kind === 'dynamic-import') return { path, external: true }
            const file = join(resolveDir, path)
            return kind !== 'entry-point' && outside.has(file) ? { path, external: true } : undefined
          })
        },
      },
    ],
  })
  return gzipSync(outputFiles[0].contents, { level: 9 }).length
}

async function modulesBehind(directory, doors) {
  if (doors.length === 0) return new Set()
  const { metafile } = await build({
    ...options,
    absWorkingDir: directory,
    entryPoints: doors.map((door) => door.built),
    outdir: 'unused',
    metafile: true,
  })
  return new Set(Object.keys(metafile.inputs).map((path) => join(directory, path)))
}

/** @type {import('esbuild').BuildOptions} */
const options = {
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'neutral',
  packages: 'external',
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
  logLevel: 'silent',
}

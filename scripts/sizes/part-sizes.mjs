import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { ScriptError } from '../machine/fail.mjs'

/**
 * The size of parts as who imports only them gets it: from the built package, with all that they need from other
 * packages, minified and gzipped.
 * @param {string} directory of a package that can import the built one
 * @param {readonly PartBudget[]} budgets
 * @returns {Promise<{ name: string, gzip: number, kilobytes: number }[]>}
 */
export async function partSizes(directory, budgets) {
  return Promise.all(
    budgets.map(async (budget) => ({
      name: budget.name,
      gzip: await sizeOf(directory, budget),
      kilobytes: budget.kilobytes,
    })),
  )
}

/**
 * @typedef {object} PartBudget
 * @property {string} name
 * @property {string} from The door.
 * @property {readonly string[] | 'all'} parts
 * @property {readonly string[]} [except] What of all is counted elsewhere.
 * @property {readonly string[]} beside What every page of Inlay has anyway, so it is not counted.
 * @property {number} kilobytes
 */

/** @param {PartBudget} budget */
async function sizeOf(directory, { from, parts, except = [], beside }) {
  const { outputFiles } = await bundle(directory, await importing(directory, from, parts, except), beside)
  return gzipSync(outputFiles[0].contents, { level: 9 }).length
}

async function importing(directory, from, parts, except) {
  const everything = `export * from '${from}'`
  if (parts === 'all' && except.length === 0) return everything
  const names = parts === 'all' ? await namesOf(directory, everything) : parts
  const unknown = except.filter((name) => !names.includes(name))
  if (unknown.length > 0)
    throw new ScriptError(`${from} exports no ${unknown.join(', ')}; scripts/size-budgets.mjs names it.`)
  return `export { ${names.filter((name) => !except.includes(name)).join(', ')} } from '${from}'`
}

async function namesOf(directory, contents) {
  const { metafile } = await bundle(directory, contents, [])
  return Object.values(metafile.outputs).find((output) => output.entryPoint !== undefined).exports
}

function bundle(directory, contents, beside) {
  return build({
    stdin: { contents, resolveDir: directory },
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    outdir: 'unused',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [leaveOut(beside)],
  })
}

/**
 * Not counted, and gone altogether where nothing of it is used, as in a host's own bundle. What is loaded on demand is
 * no part of the first load; split off, it would put what both need into a chunk of its own.
 */
function leaveOut(packages) {
  return {
    name: 'leave-out',
    setup({ onResolve }) {
      onResolve({ filter: /^/ }, ({ path, kind }) => (kind === 'dynamic-import' ? { path, external: true } : undefined))
      onResolve({ filter: /^[^./]/ }, ({ path }) =>
        packages.some((name) => path === name || path.startsWith(`${name}/`))
          ? { path, external: true, sideEffects: false }
          : undefined,
      )
    },
  }
}

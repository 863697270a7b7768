import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { projectRoot } from '../project/paths.mjs'

const intended = [
  /^(package\.json|README\.md|LICENSE)$/,
  /^dist\/.+\.js(\.map)?$/,
  /^dist\/.+\.d\.ts$/,
  /^dist\/styles(\.hardened)?\.css$/,
]
const tests = /\.(test|stories|suite)\./

/**
 * Files of a tarball that nobody meant to ship, and files that are missing from it.
 * @param {{ pkg: import('../project/packages.mjs').WorkspacePackage, unpacked: string, files: readonly string[] }} packed
 */
export async function tarballProblem({ pkg, unpacked, files }) {
  const strange = files.filter((file) => tests.test(file) || !intended.some((pattern) => pattern.test(file)))
  const missing = ['README.md', 'LICENSE', ...pkg.doors.map((door) => door.built.slice(2))].filter(
    (file) => !files.includes(file),
  )
  const { unreached, warnings } = await bundledByAHost({ pkg, unpacked, files })
  const telling = await filesThatNameThisMachine(unpacked, files)
  const problems = [
    ...strange.map((file) => `${file} is not meant to be shipped`),
    ...missing.map((file) => `${file} is missing`),
    ...unreached.map((file) => `${file} is behind no door`),
    ...new Set(warnings.map((warning) => `a host's bundler warns: ${warning}`)),
    ...telling.map((file) => `${file} names a folder of the machine that built it`),
  ]
  return problems.length === 0 ? undefined : problems.join('\n')
}

async function bundledByAHost({ pkg, unpacked, files }) {
  const doors = [...pkg.doors.map((door) => door.built), './dist/styles.js'].filter((door) =>
    files.includes(door.slice(2)),
  )
  const { metafile, warnings } = await build({
    absWorkingDir: unpacked,
    entryPoints: doors,
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
    packages: 'external',
    logLevel: 'silent',
  })
  const reached = new Set(Object.keys(metafile.inputs))
  return {
    unreached: files.filter((file) => file.endsWith('.js') && !reached.has(file)),
    warnings: warnings.map(({ text, location }) => `${text} (${location?.file ?? 'nowhere'})`),
  }
}

async function filesThatNameThisMachine(unpacked, files) {
  const named = await Promise.all(
    files.map(async (file) => (await readFile(join(unpacked, file), 'utf8')).includes(projectRoot)),
  )
  return files.filter((_file, index) => named[index])
}

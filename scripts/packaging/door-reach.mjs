import { relative, sep } from 'node:path'
import { build } from 'esbuild'
import { doorTable } from './door-table.mjs'

const reactModules = /^(react|react-dom|lucide-react|@inlay\/sdk-core\/(react|ui|table|chat))(\/|$)/

/**
 * What a door leads to: files of its own package, what it imports from elsewhere, and what it gives.
 * @param {import('../project/packages.mjs').WorkspacePackage} pkg
 * @param {import('../project/packages.mjs').Door} door
 * @returns {Promise<{ files: string[], imports: string[], exports: string[] }>} files relative to `src`, without their
 * extension
 */
export async function doorReach(pkg, door) {
  const { metafile } = await build({
    absWorkingDir: pkg.directory,
    entryPoints: [door.source],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
    jsx: 'automatic',
    logLevel: 'silent',
    loader: { '.css': 'empty' },
    plugins: [
      {
        name: 'other-packages-stay-outside',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' ? undefined : { path, external: true },
          )
        },
      },
    ],
  })
  const inputs = Object.entries(metafile.inputs)
  return {
    files: inputs.map(([path]) => withoutExtension(relative('src', path).split(sep).join('/'))),
    imports: [
      ...new Set(
        inputs.flatMap(([, input]) => input.imports.filter((found) => found.external).map((found) => found.path)),
      ),
    ].sort(),
    exports: Object.values(metafile.outputs).flatMap((output) => output.exports),
  }
}

/** Files and packages behind a door of sdk-core that its row of the table does not allow. */
export function reachProblem(door, reach) {
  const allowed = doorTable[door.name]
  if (allowed === undefined) return `${door.name} is not in the table of doors`
  const inside = (file) => allowed.folders.some((folder) => file === folder || file.startsWith(`${folder}/`))
  const strange = [
    ...reach.files.filter((file) => !inside(file)),
    ...reach.imports.filter((path) => !allowed.packages.some((name) => path === name || path.startsWith(`${name}/`))),
  ]
  return strange.length === 0 ? undefined : `reaches ${strange.join(', ')}`
}

/**
 * What is behind the root door of a feature package and is no declaration. Destinations and messages need the root door
 * of sdk-core and nothing else, so a server can read them.
 */
export function declarationProblem(reach) {
  const strange = [
    ...reach.exports.filter((name) => !/(Destinations|Messages)$/.test(name)),
    ...reach.imports.filter((path) => path !== '@inlay/sdk-core'),
  ]
  return strange.length === 0 ? undefined : `has ${strange.join(', ')}`
}

/** A door that leads to React is a client door, and no other is. */
export function leadsToReact(reach) {
  return reach.imports.some((path) => reactModules.test(path))
}

/** Imports of packages that package.json does not name. */
export function undeclaredImports(pkg, reach) {
  const declared = Object.keys({
    [`${pkg.name}/styles.js`]: 'itself',
    ...pkg.manifest.dependencies,
    ...pkg.manifest.peerDependencies,
  })
  return reach.imports.filter((path) => !declared.some((name) => path === name || path.startsWith(`${name}/`)))
}

function withoutExtension(path) {
  return path.replace(/\.[cm]?[jt]sx?$/, '')
}

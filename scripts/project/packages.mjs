import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './paths.mjs'

/**
 * @typedef {{ name: string, source: string, built: string }} Door One subpath of a package that has TypeScript behind it.
 * @typedef {{
 *   name: string,
 *   folder: string,
 *   directory: string,
 *   manifest: Record<string, any>,
 *   doors: Door[],
 * }} WorkspacePackage
 */

/** The published packages, each after those that it needs. */
export const packageFolders = [
  'packages/sdk-core',
  'packages/react-campaigns',
  'packages/react-copyedit',
  'packages/react-platform',
]

/**
 * @param {string} folder relative to the project, as in `packages/sdk-core`
 * @returns {WorkspacePackage}
 */
export function readPackage(folder) {
  const directory = join(projectRoot, folder)
  const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  const doors = Object.entries(manifest.exports ?? {}).flatMap(([name, target]) => {
    const source = target['@inlay/source']
    // The style sheet as a module has a build of its own.
    if (name === './styles.js') return []
    return /\.tsx?$/.test(source ?? '') ? [{ name, source, built: target.default }] : []
  })
  return { name: manifest.name, folder, directory, manifest, doors }
}

/** Doors that package.json names and whose sources are not there. */
export function missingDoors(pkg) {
  return pkg.doors.filter((door) => !existsSync(join(pkg.directory, door.source)))
}

export function publishedPackages() {
  return packageFolders.map(readPackage)
}

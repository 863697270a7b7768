import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../project/paths.mjs'

const row = /^\|\s*([^|]+?)\s*\|\s*(\S+)\s*\|\s*(\S+)\s*\|/gm

/** What docs/dependencies.md does not say, or says wrongly, about what is installed; nothing when it is right. */
export async function dependencyPageProblem() {
  const page = documented(await readFile(join(projectRoot, 'docs/dependencies.md'), 'utf8'))
  const installed = await installedDependencies()
  const problems = [
    ...[...installed].flatMap(([name, { version, license }]) => {
      const line = page.get(name)
      if (line === undefined) return [`${name} is not on the page`]
      if (line.version !== version) return [`${name} is ${version}, the page says ${line.version}`]
      return line.license === license ? [] : [`${name} has the licence ${license}, the page says ${line.license}`]
    }),
    ...[...page.keys()].filter((name) => !installed.has(name)).map((name) => `${name} is on the page and nowhere else`),
  ]
  return problems.length === 0 ? undefined : problems.join('\n')
}

/**
 * The rows of the page: names, which may share one row, with version and licence.
 * @param {string} text
 */
export function documented(text) {
  const rows = [...text.matchAll(row)].filter(([, , version]) => /^\d/.test(version))
  return new Map(
    rows.flatMap(([, names, version, license]) => names.split(',').map((name) => [name.trim(), { version, license }])),
  )
}

async function installedDependencies() {
  const folders = await Promise.all(
    ['packages', 'apps'].map(async (parent) =>
      (await readdir(join(projectRoot, parent))).map((name) => join(projectRoot, parent, name)),
    ),
  )
  const manifests = await Promise.all([projectRoot, ...folders.flat()].map((folder) => readManifest(folder)))
  const names = manifests.flatMap((manifest) =>
    Object.keys({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.peerDependencies }),
  )
  const wanted = [...new Set(names)].filter((name) => !name.startsWith('@inlay/'))
  return new Map(
    await Promise.all(wanted.map(async (name) => [name, await readManifest(join(projectRoot, 'node_modules', name))])),
  )
}

async function readManifest(folder) {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
}

import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ScriptError, runScript } from './machine/fail.mjs'
import { requireSupportedNode } from './machine/node-version.mjs'
import { readOptions } from './machine/options.mjs'
import { runNpm } from './machine/run-command.mjs'
import { projectRoot } from './project/paths.mjs'

/**
 * Installs from the lockfile when node_modules is not what the lockfile says.
 * @param {{ root?: string, install?: () => Promise<{ code: number }>, say?: (line: string) => void }} [options]
 * @returns {Promise<'ready' | 'installed'>}
 */
export async function installIfNeeded({ root = projectRoot, install, say = console.log } = {}) {
  const lockfile = await readFile(join(root, 'package-lock.json'), 'utf8')
  const hash = createHash('sha256').update(lockfile).digest('hex')
  const stamp = join(root, 'node_modules', '.inlay-lock')
  if ((await readText(stamp)) === hash) return 'ready'

  if (await installedAsLocked(root, lockfile)) {
    await writeFile(stamp, hash)
    return 'ready'
  }
  say('Installing dependencies from package-lock.json (npm ci); about half a minute.')
  // Programs read what some commands print.
  const run =
    install ?? (() => runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: root, output: 'aside' }))
  const { code } = await run()
  if (code !== 0) throw new ScriptError(`npm ci failed with exit code ${code}; its messages stand above.`)
  await mkdir(join(root, 'node_modules'), { recursive: true })
  await writeFile(stamp, hash)
  return 'installed'
}

/** Somebody may have run npm themselves: npm's own record of what it installed then agrees with the lockfile. */
async function installedAsLocked(root, lockfile) {
  const record = await readText(join(root, 'node_modules', '.package-lock.json'))
  if (record === undefined) return false
  const installed = JSON.parse(record).packages ?? {}
  return Object.entries(JSON.parse(lockfile).packages ?? {}).every(([path, locked]) => {
    if (!path.includes('node_modules/')) return true
    const found = installed[path]
    if (found === undefined) return locked.optional === true
    return found.version === locked.version && found.integrity === locked.integrity
  })
}

async function readText(path) {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  requireSupportedNode()
  await runScript(async () => {
    readOptions([])
    if ((await installIfNeeded()) === 'ready') console.log('Dependencies are installed as the lockfile says.')
  })
}

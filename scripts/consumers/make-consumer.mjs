import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runNpm } from '../machine/run-command.mjs'
import { projectRoot } from '../project/paths.mjs'

/**
 * Makes the app in a folder and installs it with the packed packages.
 * @param {import('./consumers.mjs').Consumer} consumer
 * @param {string} folder
 * @param {readonly { pkg: { name: string }, tarball: string }[]} packed
 * @param {{ offline: boolean }} options `offline`: with what npm has in its cache.
 */
export async function makeConsumer(consumer, folder, packed, { offline }) {
  await mkdir(folder, { recursive: true })
  for (const [template, target] of Object.entries(consumer.folders)) {
    const source = join(projectRoot, 'scripts/consumers/templates', template)
    await cp(source, join(folder, target), { recursive: true })
  }
  const inlay = Object.fromEntries(packed.map(({ pkg, tarball }) => [pkg.name, `file:${tarball}`]))
  const manifest = { private: true, type: 'module', dependencies: { ...consumer.dependencies, ...inlay } }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, undefined, 2))
  const source = offline ? '--offline' : '--prefer-offline'
  const args = ['install', '--no-audit', '--no-fund', source, '--include=dev']
  return runNpm(args, { cwd: folder, output: 'collect' })
}

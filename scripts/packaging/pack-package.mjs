import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ScriptError } from '../machine/fail.mjs'
import { runCommand, runNpm } from '../machine/run-command.mjs'

/**
 * Packs a package as the registry would get it, and unpacks it again.
 * @param {import('../project/packages.mjs').WorkspacePackage} pkg
 * @param {string} folder where the tarball and the unpacked package go
 * @returns {Promise<{ pkg: typeof pkg, tarball: string, unpacked: string, files: string[] }>}
 */
export async function packPackage(pkg, folder) {
  await mkdir(folder, { recursive: true })
  const packed = await runNpm(['pack', '--json', '--pack-destination', folder], {
    cwd: pkg.directory,
    output: 'collect',
  })
  if (packed.code !== 0) throw new ScriptError(`npm pack failed for ${pkg.name}:\n${packed.output.trim()}`)
  const [{ filename, files }] = JSON.parse(packed.output.slice(packed.output.search(/^\[/m)))

  const tarball = join(folder, filename)
  const unpacked = join(folder, pkg.name.replace('/', '+'))
  await mkdir(unpacked, { recursive: true })
  const { code, output } = await runCommand('tar', ['-xzf', tarball, '-C', unpacked, '--strip-components=1'], {
    output: 'collect',
  })
  if (code !== 0) throw new ScriptError(`tar failed for ${tarball}:\n${output.trim()}`)
  return { pkg, tarball, unpacked, files: files.map((file) => file.path) }
}

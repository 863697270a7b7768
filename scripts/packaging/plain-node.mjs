import { cp, mkdir, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runCommand } from '../machine/run-command.mjs'
import { projectRoot } from '../project/paths.mjs'

/**
 * Imports doors in plain Node, in a folder where React is not installed: a door that wanted it would fail.
 * @param {{ pkg: import('../project/packages.mjs').WorkspacePackage, unpacked: string }} packed
 * @param {{ folder: string, doors: readonly string[], installed: readonly string[] }} options
 */
export async function plainNodeProblem({ pkg, unpacked }, { folder, doors, installed }) {
  const target = join(folder, 'node_modules', pkg.name)
  await mkdir(dirname(target), { recursive: true })
  await cp(unpacked, target, { recursive: true })
  for (const name of installed) {
    const link = join(folder, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(join(projectRoot, 'node_modules', name), link, 'dir')
  }
  const specifiers = doors.map((door) => `${pkg.name}${door.slice(1)}`)
  const program = [
    `const modules = await Promise.all([${specifiers.map((name) => `import(${JSON.stringify(name)})`).join(', ')}])`,
    // Modules of types alone, and areas that are still empty, export nothing at run time; the root door never does.
    `if (Object.keys(modules[0]).length === 0) throw new Error('The root door is empty.')`,
    `import('react').then(() => { throw new Error('React is installed here, so this proves nothing.') }, () => {})`,
  ].join('\n')
  const { code, output } = await runCommand(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
    output: 'collect',
  })
  return code === 0 ? undefined : output.trim()
}

import { runCommand } from '../machine/run-command.mjs'

/**
 * The last commit of the project; nothing where there is no git.
 * @returns {Promise<string | undefined>}
 */
export async function lastCommit() {
  try {
    const { code, output } = await runCommand('git', ['rev-parse', '--verify', 'HEAD'], { output: 'collect' })
    return code === 0 ? output.trim() : undefined
  } catch {
    return undefined
  }
}

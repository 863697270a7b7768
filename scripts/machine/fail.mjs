/** A failure that the person at the keyboard can act on: shown as one line, without a stack. */
export class ScriptError extends Error {}

/**
 * Runs an entry script: a `ScriptError` ends it with its one line, anything else with its stack.
 * @param {() => Promise<number | void>} main Answers the exit code, if it is not 0.
 */
export async function runScript(main) {
  try {
    const code = await main()
    if (code !== undefined) process.exitCode = code
  } catch (error) {
    console.error(error instanceof ScriptError ? error.message : error)
    process.exitCode = 1
  }
}

import { runNpm } from '../machine/run-command.mjs'

const networkCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  // What npm calls a time-out of its own.
  'FETCH_ERROR',
])

/**
 * Why no registry can be reached; nothing where one answers, whatever it answers. npm is asked before it installs:
 * without a registry it may blame the packages, after a minute.
 * @returns {Promise<string | undefined>}
 */
export async function registryProblem() {
  const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=20000']
  const { code, output } = await runNpm(['ping', ...patience], { output: 'collect' })
  const named = /^npm (?:error|ERR!) code (\S+)$/m.exec(output)?.[1]
  return code !== 0 && networkCodes.has(named) ? `no registry can be reached (${named})` : undefined
}

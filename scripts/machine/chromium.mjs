import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ScriptError } from './fail.mjs'
import { runCommand } from './run-command.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The path of a Chromium: `CHROMIUM_PATH`, or the system's.
 * @param {Record<string, string | undefined>} [env]
 * @returns {string | undefined}
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH !== undefined && env.CHROMIUM_PATH !== '') {
    if (isExecutable(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new ScriptError(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, and there is no program there.`)
  }
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(delimiter)].filter((folder) => folder !== '')
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, ...applications].find(isExecutable)
}

/** Finds Chromium, installs it where that is ours to do (as root on Debian), or says what to install. */
export async function requireChromium({ say = console.log } = {}) {
  const found = findChromium()
  if (found !== undefined) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Chromium is missing; installing it (apt-get install chromium), about a minute.')
    await installDebianPackages(['chromium'])
    const installed = findChromium()
    if (installed !== undefined) return installed
  }
  throw new ScriptError(
    existsSync('/usr/bin/apt-get')
      ? 'The tests need Chromium. Install it with: sudo apt-get update && sudo apt-get install chromium'
      : 'The tests need Chromium. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its program.',
  )
}

/** @param {readonly string[]} packages */
export async function installDebianPackages(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-q'],
    ['install', '-q', '-y', '--no-install-recommends', ...packages],
  ]) {
    const { code, output } = await runCommand('apt-get', args, { env, output: 'collect' })
    if (code !== 0) throw new ScriptError(`apt-get ${args.join(' ')} failed:\n${output.trim()}`)
  }
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

import { spawn } from 'node:child_process'
import { projectRoot } from '../project/paths.mjs'
import { ScriptError } from './fail.mjs'

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Where what a program prints goes: to where we print, to stderr, or into the answer. */
const outputs = { show: 'inherit', aside: 2, collect: 'pipe' }

/**
 * Runs a program to its end and answers its exit code. Asked to stop meanwhile, this process asks the program to, and
 * ends after it.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, output?: keyof typeof outputs }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCommand(program, args, { cwd = projectRoot, env = {}, output = 'show' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', outputs[output], output === 'collect' ? 'pipe' : 'inherit'],
    })
    const chunks = []
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.push(chunk))
    let asked
    const handOn = (signal) => {
      asked = signal
      child.kill(signal)
    }
    for (const signal of stopSignals) process.on(signal, handOn)
    const letGo = () => stopSignals.forEach((signal) => process.off(signal, handOn))
    child.on('error', (error) => {
      letGo()
      reject(new ScriptError(`${program} did not start: ${error.message}`))
    })
    child.on('close', (code, signal) => {
      letGo()
      // The signal was for us too: with nobody left who takes it, it ends this process as it would have without a child.
      if (asked !== undefined) process.kill(process.pid, asked)
      resolve({ code: code ?? (signal ? 1 : 0), output: Buffer.concat(chunks).toString('utf8') })
    })
  })
}

/**
 * Runs a tool of node_modules by its own entry file: works without a shell and on every system.
 * @param {string} file relative to node_modules, as in `vite/bin/vite.js`
 * @param {readonly string[]} args
 * @param {Parameters<typeof runCommand>[2]} [options]
 */
export function runTool(file, args, options) {
  return runCommand(process.execPath, [`${projectRoot}/node_modules/${file}`, ...args], options)
}

/**
 * Runs npm: the one that started this script, where one did.
 * @param {readonly string[]} args
 * @param {Parameters<typeof runCommand>[2]} [options]
 */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('npm-cli.js')) return runCommand(process.execPath, [npm, ...args], options)
  return process.platform === 'win32'
    ? runCommand('cmd.exe', ['/d', '/s', '/c', 'npm', ...args], options)
    : runCommand('npm', args, options)
}

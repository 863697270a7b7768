import { spawn } from 'node:child_process'

/** How much of what a server printed is shown: enough for an error with its stack. */
const shownLines = 40

/**
 * Starts the server of an app and waits until it answers. Where it does not, the error carries the end of its output.
 * @param {readonly string[]} args of Node
 * @param {{ url: string, cwd?: string, env?: Record<string, string | undefined>, patience?: number }} options
 *   `patience`: in milliseconds.
 * @returns {Promise<{ stop: () => Promise<void> }>}
 */
export async function serveApp(args, { url, cwd, env = {}, patience = 30_000 }) {
  const server = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = []
  server.stdout.on('data', (chunk) => printed.push(chunk))
  server.stderr.on('data', (chunk) => printed.push(chunk))
  const problem = await untilItAnswers(url, server, patience)
  if (problem === undefined) return { stop: () => stop(server) }
  await stop(server)
  throw new Error(`${problem}\n${endOf(printed)}`)
}

async function untilItAnswers(url, server, patience) {
  const deadline = Date.now() + patience
  let last = `The app does not answer at ${url}.`
  while (Date.now() < deadline) {
    if (hasEnded(server))
      return `The server of the app ended with ${server.signalCode ?? `exit code ${server.exitCode}`}.`
    const status = await fetch(url).then(
      (response) => response.status,
      () => undefined,
    )
    if (status !== undefined && status < 400) return undefined
    if (status !== undefined) last = `The app answers with status ${status} at ${url}.`
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return last
}

function endOf(printed) {
  const lines = Buffer.concat(printed).toString('utf8').trim().split('\n')
  if (lines[0] === '') return 'It printed nothing.'
  return lines.length > shownLines
    ? `The last lines of what it printed:\n${lines.slice(-shownLines).join('\n')}`
    : `It printed:\n${lines.join('\n')}`
}

function hasEnded(server) {
  return server.exitCode !== null || server.signalCode !== null
}

/** Settles when its output has ended too. */
function stop(server) {
  return new Promise((resolve) => {
    server.once('close', resolve)
    if (hasEnded(server) && server.stdout.closed && server.stderr.closed) resolve()
    else server.kill('SIGTERM')
  })
}

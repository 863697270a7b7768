import { createServer } from 'node:net'
import { ScriptError } from './fail.mjs'

/**
 * Ends a start whose ports are taken before it installs or builds anything. What else may be wrong with the settings is
 * said by the server, which reads all of them.
 * @param {Readonly<Record<string, string | undefined>>} [environment]
 */
export async function requireFreePorts(environment = process.env) {
  const host = environment.HOST?.trim() || '127.0.0.1'
  const port = Number(environment.PORT?.trim() || 4100)
  const embedPort = Number(environment.EMBED_PORT?.trim() || (port === 0 ? 0 : port + 1))
  for (const each of [port, embedPort]) {
    // Browsers take “localhost” for either of this machine's own addresses.
    const places = host === '127.0.0.1' || host === 'localhost' ? [host, '::1'] : [host]
    const taken = await Promise.all(places.map((place) => isTaken(each, place)))
    if (taken.includes(true)) {
      throw new ScriptError(
        `Port ${each} is taken. Stop what listens there, or choose another with PORT and EMBED_PORT.`,
      )
    }
  }
}

/** @returns {Promise<boolean>} */
function isTaken(port, host) {
  if (!Number.isInteger(port) || port <= 0 || port > 65_535) return Promise.resolve(false)
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(error.code === 'EADDRINUSE'))
    server.listen(port, host, () => server.close(() => resolve(false)))
  })
}

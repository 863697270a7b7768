import { join } from 'node:path'
import { createServer, defaultClientConditions } from 'vite'
import { ScriptError } from '../machine/fail.mjs'
import { projectRoot } from '../project/paths.mjs'
import { serverAddresses } from './server-addresses.mjs'

/**
 * Vite's development server for the reference host. What belongs to the API goes on to it, and waits while it restarts.
 * @param {{ port: number, apiPort: number, untilReady: () => Promise<void> }} options
 */
export async function startHostServer({ port, apiPort, untilReady }) {
  const root = join(projectRoot, 'apps/reference-host')
  const host = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    resolve: { conditions: ['@inlay/source', ...defaultClientConditions] },
    server: {
      port,
      strictPort: true,
      host: process.env.HOST ?? 'localhost',
      proxy: { [serverAddresses.source]: { target: `http://127.0.0.1:${apiPort}` } },
    },
    plugins: [
      {
        name: 'wait-for-the-server',
        configureServer({ middlewares }) {
          middlewares.use((request, _response, next) => {
            if (serverAddresses.test(request.url ?? '')) untilReady().then(() => next(), next)
            else next()
          })
        },
      },
    ],
  })
  try {
    await host.listen()
  } catch (error) {
    await host.close()
    throw new ScriptError(
      /in use/.test(String(error)) ? `Port ${port} is taken. Set PORT to another one.` : String(error),
    )
  }
  return host
}

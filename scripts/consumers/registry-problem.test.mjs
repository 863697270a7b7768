import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { freePort } from '../machine/free-port.mjs'
import { registryProblem } from './registry-problem.mjs'

describe('the registry', () => {
  const use = (port) => vi.stubEnv('npm_config_registry', `http://127.0.0.1:${port}/`)
  afterEach(() => vi.unstubAllEnvs())

  it('is out of reach where nobody listens', async () => {
    use(await freePort())
    expect(await registryProblem()).toBe('no registry can be reached (ECONNREFUSED)')
  })

  it('is out of reach where nobody answers', async () => {
    const silent = createServer((request) => request.destroy())
    await once(silent.listen(0, '127.0.0.1'), 'listening')
    use(silent.address().port)
    expect(await registryProblem()).toBe('no registry can be reached (ECONNRESET)')
    await new Promise((resolve) => silent.close(resolve))
  })

  it.each([200, 404])('is there when it answers %s', async (status) => {
    const registry = createServer((_request, response) => response.writeHead(status).end('{}'))
    await once(registry.listen(0, '127.0.0.1'), 'listening')
    use(registry.address().port)
    expect(await registryProblem()).toBeUndefined()
    await new Promise((resolve) => registry.close(resolve))
  })
})

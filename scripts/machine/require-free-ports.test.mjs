import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from './free-port.mjs'
import { requireFreePorts } from './require-free-ports.mjs'

describe('the ports of a start', () => {
  let server
  let taken

  beforeEach(async () => {
    server = createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    taken = String(server.address().port)
  })
  afterEach(() => new Promise((resolve) => server.close(resolve)))

  it('are refused by name where somebody listens, whichever it is', async () => {
    const free = String(await freePort())
    const refusal = `Port ${taken} is taken. Stop what listens there, or choose another with PORT and EMBED_PORT.`
    await expect(requireFreePorts({ PORT: taken, EMBED_PORT: free })).rejects.toThrow(refusal)
    await expect(requireFreePorts({ PORT: free, EMBED_PORT: taken })).rejects.toThrow(refusal)
    await expect(requireFreePorts({ PORT: String(Number(taken) - 1) })).rejects.toThrow(refusal)
  })

  it('are refused where somebody listens on the other address that browsers take for this machine', async () => {
    const other = createServer()
    const port = await freePort()
    other.listen({ host: '::1', port, ipv6Only: true })
    await once(other, 'listening')
    const embed = String(await freePort())
    await expect(requireFreePorts({ PORT: String(port), EMBED_PORT: embed })).rejects.toThrow(`Port ${port} is taken.`)
    await requireFreePorts({ PORT: String(port), EMBED_PORT: embed, HOST: '127.0.0.2' })
    await new Promise((resolve) => other.close(resolve))
  })

  it('are free otherwise, and what is no port is left to the server to refuse', async () => {
    await requireFreePorts({ PORT: String(await freePort()), EMBED_PORT: String(await freePort()) })
    await requireFreePorts({ PORT: '0' })
    await requireFreePorts({ PORT: 'four', EMBED_PORT: '99999' })
    await requireFreePorts({ PORT: String(await freePort()), EMBED_PORT: '0', HOST: '192.0.2.1' })
  })
})

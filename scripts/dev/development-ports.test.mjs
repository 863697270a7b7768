import { expect, it } from 'vitest'
import { developmentPorts } from './development-ports.mjs'

it.each([
  [{}, { port: 4100, embedPort: 4101 }],
  [{ PORT: '5200' }, { port: 5200, embedPort: 5201 }],
  [
    { PORT: '5200', EMBED_PORT: '6300' },
    { port: 5200, embedPort: 6300 },
  ],
])('development answers at the ports that %j names', (env, ports) => {
  expect(developmentPorts(env)).toEqual(ports)
})

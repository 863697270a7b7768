import { describe, expect, it } from 'vitest'
import { publicUrlOf } from './http/origins'
import { readSettings, SettingsError } from './settings'

describe('what the environment says', () => {
  it('need not be said', () => {
    expect(readSettings({ PORT: ' ', HOST: '' })).toMatchObject({
      host: '127.0.0.1',
      port: 4100,
      embedPort: 4101,
      publicUrl: undefined,
      dataDir: '.inlay',
      scenario: 'demo',
      controls: true,
      allowedOrigins: [],
    })
  })

  it.each([
    ['a port that is no number', { PORT: 'abc' }, /^PORT is "abc"/],
    ['a port beyond the last', { PORT: '65536' }, /^PORT is "65536"/],
    ['a port below the first', { EMBED_PORT: '-1' }, /^EMBED_PORT is "-1"/],
    ['a port with a fraction', { PORT: '41.5' }, /^PORT is "41.5"/],
    ['one port for both', { PORT: '5000', EMBED_PORT: '5000' }, /^PORT and EMBED_PORT are both 5000/],
    ['a scenario that nobody knows', { INLAY_SCENARIO: 'huge' }, /^INLAY_SCENARIO is "huge"/],
    ['an address that is none', { INLAY_PUBLIC_URL: 'inlay' }, /^INLAY_PUBLIC_URL is "inlay"/],
    ['an address of another kind', { INLAY_EMBED_URL: 'ftp://inlay.example' }, /^INLAY_EMBED_URL is "ftp:/],
    [
      'an address with a path',
      { INLAY_PUBLIC_URL: 'https://partner.example/inlay' },
      /no more than the origin, https:\/\/partner\.example\.$/,
    ],
    ['an address with a query', { INLAY_PUBLIC_URL: 'https://partner.example/?a=b' }, /^INLAY_PUBLIC_URL/],
    ['a path among the origins', { INLAY_ALLOWED_ORIGINS: 'https://a.example, https://b.example/x' }, /^INLAY_ALLOWED/],
    [
      'one origin for both',
      { INLAY_PUBLIC_URL: 'https://inlay.example', INLAY_EMBED_URL: 'https://inlay.example/' },
      /are both https:\/\/inlay\.example;/,
    ],
    ['a database that is none', { DATABASE_URL: 'foo' }, /^DATABASE_URL is no address of a PostgreSQL/],
    ['controls that are neither on nor off', { INLAY_CONTROLS: 'maybe' }, /^INLAY_CONTROLS is "maybe"/],
  ])('cannot be %s', (_, environment, says) => {
    expect(() => readSettings(environment)).toThrow(SettingsError)
    expect(() => readSettings(environment)).toThrow(says)
  })

  it('takes an address with a slash at its end', () => {
    expect(readSettings({ INLAY_PUBLIC_URL: 'https://inlay.example/' }).publicUrl).toBe('https://inlay.example')
  })

  it.each([
    [true, {}],
    [true, { INLAY_PUBLIC_URL: 'http://localhost:8080' }],
    [true, { INLAY_PUBLIC_URL: 'http://[::1]:8080' }],
    [false, { INLAY_PUBLIC_URL: 'https://inlay.example' }],
    [true, { INLAY_PUBLIC_URL: 'https://inlay.example', INLAY_CONTROLS: 'on' }],
    [false, { INLAY_CONTROLS: 'OFF' }],
  ])('opens the controls: %s for %o', (open, environment) => {
    expect(readSettings(environment).controls).toBe(open)
  })
})

it.each([
  ['127.0.0.1', 'http://localhost:4100'],
  ['::', 'http://localhost:4100'],
  ['fd00::1', 'http://[fd00::1]:4100'],
  ['[fd00::1]', 'http://[fd00::1]:4100'],
  ['inlay.internal', 'http://inlay.internal:4100'],
])('says the address of a listener on %s', (host, address) => {
  expect(publicUrlOf(host, 4100)).toBe(address)
  expect(new URL(address).origin).toBe(address)
})

import { describe, expect, it } from 'vitest'
import { ownAddress } from './own-address'

const origin = 'https://inlay.example'

describe('ownAddress', () => {
  it('takes addresses of this origin, written in full or not', () => {
    expect(ownAddress('/v2/w/campaigns/c?tab=1#x', origin)).toBe('/v2/w/campaigns/c?tab=1#x')
    expect(ownAddress('https://inlay.example/v2', origin)).toBe('/v2')
  })

  it('ignores what is missing or leads to another origin [CAM-AUTH-02]', () => {
    const refused = [
      [null, undefined, '', 'https://evil.example/v2', '//evil.example', '///evil.example', '/\\evil.example'],
      [
        '\\\\evil.example',
        'javascript:alert(1)',
        ' javascript:alert(1)',
        'data:text/html,x',
        'blob:https://inlay.example/x',
      ],
      ['/\t/evil.example', '/.//evil.example', 'https://inlay.example@evil.example', 'https://a:b@inlay.example/'],
      ['http://inlay.example/v2', 'https://inlay.example:8443/', 'https://[bad'],
    ].flat()
    for (const value of refused) expect(ownAddress(value, origin), String(value)).toBeUndefined()
  })

  it('ignores a path whose escapes cannot be read, and keeps a query that is so', () => {
    for (const value of ['/%ZZ', '/workspace/%E0%A4%A/x', '%']) expect(ownAddress(value, origin), value).toBeUndefined()
    expect(ownAddress('/v2/w/home?search=100%#50%', origin)).toBe('/v2/w/home?search=100%#50%')
  })

  it('never leads back to signing in or out', () => {
    expect(ownAddress('/login?redirectTo=/login', origin)).toBeUndefined()
    expect(ownAddress('/logout', origin)).toBeUndefined()
    expect(ownAddress('/logout-notes', origin)).toBe('/logout-notes')
  })
})

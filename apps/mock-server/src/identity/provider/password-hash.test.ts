import { describe, expect, it } from 'vitest'
import { hashPassword, matchesPassword } from './password-hash'

describe('hashPassword', () => {
  it('is matched by its password alone', async () => {
    const hash = await hashPassword('inlay-demo')
    expect(await matchesPassword('inlay-demo', hash)).toBe(true)
    expect(await matchesPassword('inlay-dem', hash)).toBe(false)
    expect(await matchesPassword('', hash)).toBe(false)
  })

  it('is another each time, so that equal passwords do not show', async () => {
    expect(await hashPassword('inlay-demo')).not.toBe(await hashPassword('inlay-demo'))
  })

  it('is matched however the accents were typed', async () => {
    expect(await matchesPassword('ame\u0301lie', await hashPassword('am\u00e9lie'))).toBe(true)
  })

  it.each(['', 'scrypt', 'scrypt::', 'scrypt:AAAA:', 'md5:AAAA:AAAA', 'inlay-demo'])(
    'is not matched when it is damaged: %j',
    async (hash) => {
      expect(await matchesPassword('inlay-demo', hash)).toBe(false)
      expect(await matchesPassword('', hash)).toBe(false)
    },
  )
})

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** A salted hash that is slow to guess at, with what is needed to check it again. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt)
  return `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`
}

/** False for a hash that cannot be read, too. */
export async function matchesPassword(password: string, hash: string): Promise<boolean> {
  const [kind, salt, expected] = hash.split(':')
  if (kind !== 'scrypt' || salt === undefined || expected === undefined) return false
  const key = await derive(password, Buffer.from(salt, 'base64url'))
  const expectedKey = Buffer.from(expected, 'base64url')
  return key.length === expectedKey.length && timingSafeEqual(key, expectedKey)
}

// The same character may be typed composed or decomposed, depending on the keyboard.
function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, (error, key) => (error === null ? resolve(key) : reject(error)))
  })
}

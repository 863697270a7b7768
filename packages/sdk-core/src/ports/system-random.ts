import type { Random } from './host'

export const systemRandom: Random = {
  next: () => Math.random(),
  id: () => formatUuid(crypto.getRandomValues(new Uint8Array(16))),
}

/** Not `crypto.randomUUID`, which pages without HTTPS do not have. */
function formatUuid(bytes: Uint8Array): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Tells whether two inputs are the same, without keeping them. */
export async function fingerprint(input: unknown): Promise<string> {
  const text = JSON.stringify(await readable(input))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return hex(digest)
}

/** With keys in order, and files by what is in them. */
async function readable(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return hex(await crypto.subtle.digest('SHA-256', await value.arrayBuffer()))
  if (Array.isArray(value)) return Promise.all(value.map(readable))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Promise.all(entries.map(async ([key, member]) => [key, await readable(member)]))
}

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

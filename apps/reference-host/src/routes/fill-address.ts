import type { PathParams } from './address'

/** Writes a path of the table with its parameters in place; nothing when one is missing or blank. */
export function fillAddress(path: string, params: PathParams, rest = ''): string | undefined {
  const filled = path.split('/').map((part) => {
    if (part === '*') return rest
    if (!part.startsWith('{')) return part
    const value = params[part.slice(1, -1)]
    return value === undefined || value.trim() === '' ? undefined : encodeURIComponent(value)
  })
  if (filled.includes(undefined)) return undefined
  return filled.join('/').replace(/(.)\/+$/, '$1')
}

import { decodePath } from './decode-path'

const longest = 80

/** A path as people read it: without escapes, and cut where it would fill a page. */
export function readablePath(pathname: string): string {
  const characters = [...(decodePath(pathname) ?? pathname)]
  return characters.length <= longest ? characters.join('') : `${characters.slice(0, longest - 1).join('')}…`
}

import { fold } from './fold'

/** As part of an address: lower case, Latin letters and digits, words joined. */
export function slug(text: string, joint = '-'): string {
  return fold(text)
    .replace(/['’.]/g, '')
    .split(/[^a-z0-9]/)
    .filter((word) => word !== '')
    .join(joint)
}

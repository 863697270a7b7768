import { upperFirst } from '../upper-first'
import { inProperCase } from './in-proper-case'

/** Words of a goal as a sentence of their own, as they stand. */
export function sentenceOf(words: string): string {
  return inProperCase(`${upperFirst(words)}.`)
}

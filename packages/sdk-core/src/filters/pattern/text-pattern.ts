import { foldText } from '../fold-text'

/** Makes the test of `contains`. */
export function textPattern(pattern: string): (text: string) => boolean {
  const wanted = foldText(pattern)
  return (text) => foldText(text).includes(wanted)
}

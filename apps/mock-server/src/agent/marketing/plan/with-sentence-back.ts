import type { Draft } from '../memory'
import { sentencesOf } from '../writing/message-edits'

/**
 * “Put the “If you have any questions” line back in the first one”: a sentence is known by how it begins, where another
 * message still has it. What nobody finds is no sentence of its own, and is not written.
 */
export function withSentenceBack(prompt: string, draft: Draft | undefined): string {
  const found = draft === undefined || !/\bback\b/i.test(prompt) ? null : putsBack.exec(prompt)
  if (draft === undefined || found === null) return prompt
  const { words = '', where = '' } = found.groups ?? {}
  const [sentence] = draft.templates
    .flatMap(sentencesOf)
    .filter((each) => each.toLowerCase().startsWith(words.toLowerCase()) && !each.includes('"'))
  const place = where === '' ? '' : ` in the ${where} email`
  return sentence === undefined ? `bring back what began with these words${place}` : `add "${sentence}"${place}`
}

const putsBack =
  /^(?:(?:and|please|also|now|but|could you|can you)[,\s]+)*(?:put|bring|add|get) (?:back )?(?:the )?["“„'‘](?<words>[^"“”'’‘]{6,120}?)[.!?]?["”'’](?: (?:line|sentence|bit|part|question))?(?: back)?(?: again)?(?: (?:in|into|to) (?:the )?(?<where>first|second|third|fourth|last)(?: (?:one|e-?mail|mail|message))?)?(?: back)?[.!?]*$/iu

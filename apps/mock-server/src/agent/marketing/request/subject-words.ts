import { lengthIn } from './draft-words'

/** “To something catchier” says what the words should be like, and not the words. */
export function isOwnWords(words: string): boolean {
  // Who describes one writes it small.
  if (/^\p{Lu}\S*\s\S/u.test(words.trim()) && !/^(?:something|anything)\b/i.test(words.trim())) return true
  return (
    !/^(?:something|be|sound|more|less|a bit|an?\s|match|fit|not|too|very|much|shorter|longer|catchier|better)\b/i.test(
      words.trim(),
    ) && lengthIn(words) === undefined
  )
}

/** “Make the subject shorter” */
export const shorterSubject =
  /^(?:please\s+)?(?:(?:make|have|keep) (?:the|its|my) subject(?: lines?)? (?:much |a bit |a little )?shorter|shorten (?:the|its|my) subject(?: lines?)?)(?: please)?$/i

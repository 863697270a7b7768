/** “Save the first email only”, “save it if it is short”: messages are saved as a whole. */
export function savesPart(text: string): boolean {
  return saves.test(text) && (ofOne.test(text) || onCondition.test(text))
}

/** “Save the LinkedIn note but not the emails”, without what is not to be saved. */
export function withoutUnwanted(text: string): string {
  return saves.test(text) ? text.replace(unwanted, '') : text
}

const saves = /^(?:(?:please|pls|ok(?:ay)?|yes|now|and|then|can you|could you)[,\s]+)*(?:save|store|keep)\b/i
const order = '(?:first|second|third|fourth|fifth|sixth|seventh|last|1st|2nd|3rd|[4-7]th)'
const ofOne = new RegExp(
  `\\b${order}\\s+(?:and\\s+(?:the\\s+)?${order}\\s+)?(?:(?:two|three|four|five|[2-6])\\s+)?(?:e-?mails?|messages?|mails?|steps?|ones?|notes?)\\b|\\b(?:e-?mails?|messages?|mails?|steps?)\\s+(?:no\\.?\\s?|#)?[1-7]\\b|\\bwithout\\s+(?:the\\s+)?(?:${order}|subject|signature|greeting|p\\.?s|last|question)\\b`,
  'i',
)
const onCondition = /\b(?:(?:only |just )?(?:if|when|once|unless|until)|as long as|provided)\s/i
const unwanted =
  /[,\s]+(?:but|and|though)?\s*(?:not|without|leave out|no)\s+(?:the\s+|my\s+|any\s+)?(?:linked-?in\s+)?(?:e-?mails?|messages?|notes?|sequence|linked-?in(?:\s+(?:ones?|notes?|messages?))?)\b.*$/i

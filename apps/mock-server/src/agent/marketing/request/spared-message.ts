/** “Make the mail more formal but not the note”: what is to stay as it is names no message that is to be changed. */
export function withoutSpared(text: string): string {
  return text.replace(spared, '')
}

const other = '(?:the|my|our)\\s+(?:(?:linked-?in|other)\\s+)?(?:e-?mails?|mails?|notes?|messages?|one|linked-?in)'
const spared = new RegExp(
  `(?:\\s*[,;]|\\s+)(?:\\s*(?:but|and|while)\\s+)?(?:please\\s+)?(?:(?:not|without changing|(?:do not|don['’]?t) (?:touch|change))\\s+${other}(?:\\s+(?:too|please))?|(?:leave|leaving|keep|keeping)\\s+${other}\\s+(?:as (?:it is|they are|is)|alone|unchanged|untouched|the way it is))(?=[.!\\s]*$)`,
  'i',
)

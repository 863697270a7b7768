const texts =
  '(?:it|them|this|that|all(?: of (?:it|them))?|both|(?:the|my|our|this|each|every|all|both)(?: of)?(?: the| my| our)?(?: [\\p{L}\\d]+)?(?: linked-?in)? (?:e-?mails?|mails?|messages?|notes?|steps?|ones?|one|follow-?ups?|reminder|sequence|text)(?: (?:no\\.? ?|#)?\\d)?|(?:e-?mail|message|step) (?:no\\.? ?|#)?\\d|(?:the|my) (?:first|second|third|fourth|fifth|last|final))'
const postscript = new RegExp(
  `(?:\\b(?:add|include|with|write|put|insert|append|attach|use)\\s+(?:as\\s+)?(?:(?:an?|the|one|another|short|little|quick)\\s+)*)?\\b(?:p\\.?\\s?s\\b\\.?|postscript)(?:\\s+(?:to|in|into|under|underneath|below|for|on|(?:at|to) the (?:very )?(?:end|bottom|foot) of)\\s+${texts})?(?:\\s+(?:at|in) the (?:very )?(?:end|bottom))?\\s*(?:[:,–-]|(?:saying|stating|that (?:says|mentions|tells them)|which says|where we say|(?:to )?(?:say|mention)(?:ing)?|telling them|that|with|about how)\\b)\\s*(?:that\\s+)?([^⟦]{4,})$`,
  'iu',
)
/** “Our phone number 040 1234” */
const givenAlone =
  /^((?:our|my|the) (?:(?:phone|mobile|telephone) )?(?:number|address|e-?mail(?: address)?|website|web page|link|date))\s*:?\s+(?=\d|\+|http|www|\S+@)/i

/** A postscript that somebody wants under a message, and what it is to say. */
export interface PostscriptWanted {
  readonly words: string
  /** The text without that. */
  readonly rest: string
}

/** Reads “add a PS: parking is free”, “add a PS to the last email saying that we are at the fair”. */
export function readPostscript(text: string): PostscriptWanted | undefined {
  const found = postscript.exec(text)
  if (found === null) return undefined
  const [all, words = ''] = found
  return { words, rest: `${text.slice(0, found.index)}, ${text.slice(found.index + all.length)}` }
}

/** As a sentence that can stand alone. */
export function postscriptSentence(words: string): string {
  return words.replace(givenAlone, '$1 is ')
}

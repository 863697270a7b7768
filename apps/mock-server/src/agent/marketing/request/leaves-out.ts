import { wordsOf } from '../../../engines/sourcing/words'

/** Whether an answer agrees to search without what nobody can search by: “leave out the signal then”, “ok without”. */
export function leavesOut(answer: string, refused: readonly string[]): boolean {
  const left = answer.replace(onlyRest, '')
  const named = pattern.exec(left)?.groups?.['named']
  if (named === undefined) return pattern.test(answer)
  if (kinds.test(named)) return true
  const words = new Set(refused.flatMap((text) => wordsOf(text).map((word) => word.text)))
  return wordsOf(named).every(({ text }) => words.has(text) || small.has(text))
}

/** “Yes, look for the other 7 without Hamburg”, where they were offered without that. */
export function takesRest(answer: string, offered: string): boolean {
  const left = answer.replace(ofRest, '')
  return left !== answer && leavesOut(left, [offered])
}

const ofRest =
  /\b(?:look(?:ing)? for|find|search for|get|add)(?: me| us)? (?:the )?(?:(?:other|others|rest|remaining|missing)(?: \d+| ones?| people| contacts| leads)?|\d+ (?:others?|more))(?: of them)?,? (?=without\b)/i

/** “…, only Leeds please”: what is left. */
const onlyRest = /,? (?:and |but )?(?:just|only) (?:in )?[^.,;:!?]{2,40}(?=[.!\s]*$)/i

const small: ReadonlySet<string> = new Set(['the', 'a', 'an', 'part', 'thing', 'bit', 'about', 'with', 'and'])
const kinds =
  /^(?:signals?|conditions?|criteri(?:a|on)|filters?|requirements?|restrictions?|rest|last (?:part|bit|thing)|words?|wish|exclusions?)$/i
const lead =
  "(?:(?:yes|yeah|yep|ok|okay|sure|fine|all ?right|alright|well|no|then|please|pls|just|so|and|actually|sorry|go ahead|do it|find them|search|you can|let['’]?s|(?:you can )?do(?: it| that)?|that['’]s (?:fine|ok|okay))[,.! ]+)*"
const what = '(?:it|that|this|them|those|these|(?:the |that |this )?["“]?(?<named>[^"“”,.!?]{1,80}?)["”]?)'
const tail =
  '(?:[,. ]+(?:then|please|pls|out|it is|for now|and (?:search|go on|find them)|instead|is (?:fine|ok|okay)|if you (?:must|have to)|altogether|thanks))*'
const pattern = new RegExp(
  `^${lead}(?:without(?=[,.!\\s]*$|,? (?:then|please|pls)\\b)|(?:without|leave|drop|skip|forget|ignore|omit|remove|take|lose|cut|scrap|never mind|don['’]?t (?:bother|worry) (?:about|with)|do without)(?: (?:out|about))? ${what})${tail}[.!\\s]*$`,
  'i',
)

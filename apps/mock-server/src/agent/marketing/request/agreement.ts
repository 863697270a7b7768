import { countIn } from './count-at'

/** Real agreement, with nothing else in its wake: “yes, please do”, and not “yes, but in Dutch”. */
export function agrees(text: string): boolean {
  return agreement.test(text)
}

const begin =
  "(?:yes|yep|yeah|yup|ya|sure(?: thing)?|of course|absolutely|definitely|certainly|correct|exactly|do it|do that|do so|please do|go ahead|go on|sounds (?:good|great|fine|right)|(?:that|this) (?:is|would be) (?:fine|ok|okay|good|great|right)|that['’]s (?:fine|ok|okay|good|great|right)|why not|let['’]?s do (?:it|that|this)|go for it|go(?! (?:on|back|to|with|through)\\b)|by all means|i agree|agreed|fine|all ?right)"
const then = [
  begin,
  'go',
  '(?:i|we)(?: really)? (?:do|want (?:it|that|this|them|those)|would like (?:it|that|this|them|those))',
  "(?:i|we)[’']d like (?:it|that|this|them|those)",
  '(?:you (?:can|may|should)|could you|can you|would you)(?: do (?:it|that|so))?',
  '(?:do|find|search|look|get|add|show|save|replace|overwrite|keep|use|take|write)(?: for)?(?: (?:me|us))?(?: (?:it|that|this|them|those|these|all|now|again|all of them))*',
  'without (?:it|that|this|them|those|(?:the |a )?(?:place|signal|condition|size|trade|industry))',
  '(?:the |other |any )*decision[- ]?makers(?: (?:there|instead))*',
  'who(?:ever)? (?:decides|is in charge|is responsible)(?: (?:about|for|of) [^.,;!?]{3,40})?(?: there)?',
  '(?:leave|drop|skip) (?:it|that|this|them|those)(?: out)?',
  '(?:please|pls|plz|thanks|thank you|thx|then|now|so|and|ok|okay|good|great|perfect|very much|a lot|too|anyway|right away|for me|for us|by all means|that works|works for me|it is)',
].join('|')
const agreement = new RegExp(
  `^(?:(?:ok|okay|well|oh|great|perfect|good)[,!.\\s]+)*${begin}(?:[\\s,.!]+(?:${then}))*[\\s,.!]*$`,
  'i',
)

/** How many somebody agrees to: “ok do that, but max 5”, “yes, only 3 please”. */
export function agreedCount(text: string): number | undefined {
  const said = counted.exec(text)?.[1]
  return said === undefined ? undefined : countIn(said)
}

const counted = new RegExp(
  `^(?:(?:ok|okay|well|oh|great|perfect|good)[,!.\\s]+)*${begin}[,.!]?\\s+(?:but\\s+)?(?:only|just|max(?:imum)?\\.?|at most|no more than|limit (?:it|that|them) to|not more than)\\s+(\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?:\\s+(?:of (?:them|those)|people|contacts|companies|accounts|leads))?(?:,?\\s+(?:please|pls|then|for now))*[\\s,.!]*$`,
  'i',
)

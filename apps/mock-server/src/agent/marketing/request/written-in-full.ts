import { hideQuotes } from './quoted-words'

/** A message as it is typed into a phone, in full: “can u find ppl abt 40”, “whos missing an email”. Quotations stay as they are. */
export function writtenInFull(message: string): string {
  const { text, shown } = hideQuotes(message)
  return shown(shortForms.reduce((said, [typed, meant]) => said.replace(typed, meant), text))
}

const shortForms: readonly (readonly [RegExp, string])[] = [
  // “Hm only Graz”
  [/^(?:(?:hm+|uh+|um+|er+m?|eh|oh|ah|hey so|yo|tbh|btw|fyi|lol)[,.!\s…]+)+(?=\S)/i, ''],
  [/(?<![\p{L}\p{N}.'’&-])u(?![\p{L}\p{N}.'’&-])/gu, 'you'],
  [/(?<![\p{L}\p{N}.'’&-])ur(?![\p{L}\p{N}.'’&-])/gu, 'your'],
  [/(?<![\p{L}\p{N}.'’&-])r(?= (?:you|they|there|these|those|we)\b)/gu, 'are'],
  [/(?<=\b(?:we|you|they|there|prices|these|those) )r(?= \p{L}{2})/giu, 'are'],
  // “Casual n short, n change the subject”
  [/(?<=[,;] )n(?= \p{L}{3})/gu, 'and'],
  [/\babt\b(?= [\p{L}\d])/giu, 'about'],
  [/\bppl\b/gi, 'people'],
  [/\b(?:plz|pls)\b/gi, 'please'],
  // “Thank you, that looks good. Could you …”
  [
    /^(?:(?:many )?thank(?:s| you)(?: very much| so much| a lot| for (?:that|this|these))?(?:[,.!]|,? (?=that|this|it))\s*(?:(?:that|this|it|they) (?:looks?|is|are|reads?|sounds?) (?:very |really |quite )?(?:good|great|nice(?:ly)?|fine|perfect|lovely|better|well)[.!,]\s+)?)(?=(?:could|can|would|please|now|and|in|make|add|change|find|look|save|write|sign|take|i|we)\b)/i,
    '',
  ],
  // “Could you please change the price to 79 euros?” is an order.
  [
    /^((?:(?:and|also|so|then|ok(?:ay)?)[,\s]+)*(?:could|can|would|will) you (?:please |also |now |then )*(?:replace|change|add|remove|make|put|mention|sign|shorten|drop|swap|move|set|delete|find|look|search|leave|take|save|use|give|keep|include|correct|update|exclude|only)\b[^?]*)\?$/i,
    '$1',
  ],
  // Of what is to be said word for word it may be a part.
  [/^([^:]{4,}?),\s+please(?=[.!?]*$)/i, '$1'],
  [/(?<=\b(?:how many|who|they|which) )r(?= (?:from|in|at|with|without)\b)/gi, 'are'],
  [/(?<=\p{L}{3} )n(?= \p{L}{2})/gu, 'and'],
  [/\bli(?= (?:messages?|msgs?|notes?)\b)/gi, 'LinkedIn'],
  [/\b(?:thx|tx|tnx|ty)\b/gi, 'thanks'],
  [/\bcoz\b|\bcuz\b/gi, 'because'],
  [/\bwanna\b/gi, 'want to'],
  [/\bgonna\b/gi, 'going to'],
  [/(?<=\b(?:make|keep|sign|write|get|find|bring|put|change|shorten|save|send|tell|take|leave) )'?em\b/gi, 'them'],
  [/\bgimme\b/gi, 'give me'],
  [/\blemme\b/gi, 'let me'],
  [/\b(do|does|did|is|are|was|were|have|has|would|could|should)nt\b/gi, "$1n't"],
  [/\bcant\b/gi, "can't"],
  [
    /\b(who|what|where|how|that|there)s(?= (?:is|missing|not|in|at|the|an?|our|my|your|left|next|with|without|it|on|going|new|been|got|still|already|from|working)\b)/gi,
    '$1 is',
  ],
  [/(?<=^|[,.!?;]\s)im(?= \p{L})/giu, "I'm"],
  [/(?<=^|[,.!?;]\s)were(?= (?:an?|looking|selling|based|searching|hiring|certified)\b)/gi, "we're"],
  [/\b(\d+)\s?emp\b/gi, '$1 employees'],
  [/\b(?:smth|sth)\b/gi, 'something'],
  [/(?<!e-?)\bmail(?= address)/gi, 'email'],
  [/\bmsgs\b/gi, 'messages'],
  [/\bmsg\b/gi, 'message'],
  [/\bmgrs\b/gi, 'managers'],
  [/\bmgr\b/gi, 'manager'],
  [/(?<=\s)w\/\s?(?=\p{L})/giu, 'with '],
]

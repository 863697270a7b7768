/** A request without what only says how soon, how politely or how well: nothing of it is a condition. */
export function withoutFiller(text: string): string {
  if (/["“”„]/.test(text)) return text
  return text
    .replaceAll(noMore, 'at most ')
    .replaceAll(noLess, 'at least ')
    .replaceAll(everywhereIn, 'in ')
    .replaceAll(raisedMoney, '$1')
    .replaceAll(raisedOfLate, (_, before: string) => `recently ${before}`)
    .replaceAll(jobPostings, ' that are hiring')
    .replaceAll(urgency, ' ')
    .replaceAll(politeness, ' ')
    .replaceAll(praise, ' ')
    .replaceAll(techFirms, 'software ')
    .replaceAll(firmsOfIt, 'software ')
    .replaceAll(orMore, '$1+ $2')
    .replaceAll(vagueSize, (whole: string) => (/\d/.test(text) ? ' ' : whole))
    .replaceAll(/\s+(?=[,;])/g, '')
    .replaceAll(/([,;])(?:\s*[,;])+/g, '$1')
    .replaceAll(/\s{2,}/g, ' ')
    .replace(/^[\s,;]+|[\s,;]+$/g, '')
}

/** “No more than 50 employees”: “more than 50” would be the contrary. */
const noMore = /\b(?:no|not) (?:more|larger|bigger) than\s+(?=\d)/gi
const noLess = /\b(?:no|not) (?:less|fewer|smaller) than\s+(?=\d)/gi
/** “Across Spain and Portugal” */
const everywhereIn = /\b(?:across|throughout|all over|anywhere in|everywhere in|somewhere in)\s+(?=(?:the\s+)?\p{Lu})/gu
/** “Based on recent job postings”: whoever has some is hiring. */
const jobPostings =
  /,?\s+(?:based on|with|going by|judging by|according to|(?:that|who|which) (?:have|has|had|posted|published))\s+(?:(?:an?|any|some|their|the|recent|current|new|latest|open|active|several)\s+)*(?:job (?:postings?|posts?|ads?|adverts?|advertisements?|listings?|openings?|offers?|vacanc(?:y|ies))|vacanc(?:y|ies)|open (?:positions?|roles?|jobs?))\b/gi
const urgency =
  /\b(?:a\.?s\.?a\.?p\b\.?|as soon as (?:possible|you can)\b|urgently\b|urgent(?=[\s,.!]*$)|(?:very |really )?quickly\b|right away\b|right now\b|at the moment\b|at present\b|these days\b|straight away\b|immediately\b|(?:for|by|until|before) (?:today|tonight|tomorrow|now|(?:the )?end of (?:the |this )?(?:day|week|month))\b|(?:today|tonight|tomorrow)(?=[\s,.!]*$|,)|for a start\b|to (?:start|begin) with\b|(?:when|if) (?:you have|there is|there's) (?:the )?time\b)/gi
const politeness =
  /\b(?:if (?:at all )?possible\b|if (?:you|we) can\b|if (?:that is|that's|it is|it's) (?:ok|okay|fine|possible)\b|ideally\b|preferably\b|hopefully\b|maybe\b|perhaps\b|kindly\b|(?:thanks|thank you|thx)(?: (?:a lot|so much|very much|in advance))*(?=[\s,.!]*$)|(?:please|pls|plz)\b|for (?:me|us)(?=[\s,.!]*$)|so to say\b|you know\b)/gi
/** Whoever speaks of these means those that make software. */
const techFirms =
  /\b(?:technology|high[- ]?tech|tech)\s+(?=(?:compan(?:y|ies)|firms?|business(?:es)?|start-?ups?|scale-?ups?)\b)/gi
/** Behind “in”, “IT” would be Italy. */
const firmsOfIt = /\bIT\s+(?=(?:companies|company|firms?|businesses|start-?ups?|scale-?ups?)\b)/g
const praise =
  /\b(?:(?:some |a few )?(?:really |very |quite )?(?:good|great|nice|decent|solid|suitable|relevant|interesting|promising|top[- ]notch|high[- ]quality|first[- ]class)(?=\s+(?!at\b|in\b|for\b|fit\b)\p{L}))/giu
/** Where figures say how large they are to be. */
const vagueSize =
  /,?\s*\b(?:(?:the )?(?:compan(?:y|ies)|firms?|they) )?(?:(?:should|must) )?(?:be )?not (?:too|so|very) (?:small|big|large)\b,?/gi
const orMore =
  /\b(\d[\d.,]*)\s+(employees|people|staff|persons|workers)\s+(?:or more|and more|and up|or above|and above|upwards)\b/gi
const raisedMoney = /\b(rais(?:e|ed|ing))\s+(?:some\s+|new\s+|fresh\s+|more\s+)*(?:money|capital|funds)\b/gi
const raisedOfLate =
  /\b(raised(?:\s+an?)?(?:\s+(?:series [a-e]|(?:pre-)?seed))?)(?:\s+funding|\s+round|\s+a round)?\s+(?:recently|lately)\b/gi

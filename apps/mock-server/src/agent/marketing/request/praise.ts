/** Whether all that is said is praise or thanks: “ok good”, “looks great, thanks”. */
export function isPraise(text: string): boolean {
  return praise.test(text)
}

/** “Thanks! now an email about our ferry” asks for the email. */
export function withoutPraiseBefore(text: string): string {
  return text.replace(before, '').replace(beforeOrder, '')
}

const praise =
  /^(?:(?:ok(?:ay)?|yes|yeah|great|perfect|super|wonderful|excellent|awesome|lovely|brilliant|nice|cool|good|thanks|thank you|thx|fine|(?:that |this |it |they |these )?(?:looks?|sounds?|reads?|is|are)|that['’]s|it['’]s|very|really|so|much|good|better|great|perfect|fine|nice(?:ly)?|lovely|well|all|kind(?: of you)?|an? (?:good|great|nice|fine) (?:start|beginning)|for (?:now|the moment)|(?:that|this|it) (?:was|is) (?:only |just )?meant for you|i like (?:it|that|this|them)|love (?:it|that|this|them)|job|work|well done|(?:to|for|by|with) me|now|already|as (?:it is|they are))[\s,!.]*)+$/i
const before =
  /^(?:(?:thanks(?: a lot| so much)?|thank you(?: very much)?|thx|great|perfect|super|nice|cool|good|awesome|wonderful|excellent|lovely|brilliant|(?:that(?:['’]s| is) (?:very |really )?(?:an? )?(?:lovely|great|perfect|good|nice|fine|wonderful)(?: start| beginning)?(?: for (?:now|the moment))?)|(?:(?:that|this|it|they|these) )?(?:all )?(?:looks?|reads?|sounds?)(?: (?:very|really|quite|much|already|so|rather))* (?:nice(?:ly)?|good|well|great|fine|lovely|better|perfect|wonderful)|well done)\s*[!.,]+\s*)+(?=\p{L}+\s)/iu
/** “Perfect save it” */
const beforeOrder =
  /^(?:(?:thanks|thx|great|perfect|super|nice|cool|good|awesome|wonderful|excellent|ok(?:ay)?|(?:(?:that|it|this)\s+)?(?:looks?|sounds?) (?:good|great|fine|nice))\s+){1,3}(?=(?:please\s+|now\s+)?(?:save|store|keep|find|write|draft|enrich|make|change|add|remove|shorten|show|undo|sign|replace|swap)\s+(?:it|them|this|that|both|all|everything|me|an?|the|some|\d+)\b)/i

/** Whether all that is said is praise or thanks: “ok good”, “looks great, thanks”. */
export function isPraise(text: string): boolean {
  return praise.test(text)
}

/** “Thanks! now an email about our ferry” asks for the email. */
export function withoutPraiseBefore(text: string): string {
  return text.replace(before, '')
}

const praise =
  /^(?:(?:ok(?:ay)?|yes|yeah|great|perfect|super|wonderful|excellent|awesome|nice|cool|good|thanks|thank you|thx|fine|(?:that |this |it |they |these )?(?:looks?|sounds?|reads?|is|are)|that['’]s|it['’]s|very|really|so|much|good|better|great|perfect|fine|nice|all|i like (?:it|that|this|them)|love (?:it|that|this|them)|job|work|well done)[\s,!.]*)+$/i
const before =
  /^(?:(?:thanks(?: a lot| so much)?|thank you(?: very much)?|thx|great|perfect|super|nice|cool|good|awesome|wonderful|excellent|(?:that )?looks? (?:good|great|fine)|well done)\s*[!.,]+\s*)+(?=\p{L}+\s)/iu

/**
 * An order without what it only says of those it goes to: “an email to our contacts, such as owners”, “about our monitor
 * for these contacts”.
 */
export function withoutExamples(order: string): string {
  return order.replace(examples, '$1').replace(forThem, '')
}

const rows = '(?:contacts|customers|clients|leads|prospects|people|members|accounts|companies|audience)'
const examples = new RegExp(
  `(\\b(?:to|for)\\s(?:our|the|these|those|all|my)\\s(?:new\\s|other\\s)?${rows}),?\\s(?:such as|for example|for instance|e\\.g\\.|like|mostly|mainly)\\s(?:(?!\\babout\\b)[^.;:])+?(?=[.;:!]|$|\\sabout\\s)`,
  'i',
)
const forThem = new RegExp(`\\sfor\\s(?:these|those|the|our|all (?:the|our)|my)\\s${rows}(?=[.!]?\\s*$)`, 'i')

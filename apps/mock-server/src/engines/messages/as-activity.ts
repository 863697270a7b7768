/** “win back customers” as it stands in “about …”: “winning back customers”. What begins with no such verb stays as it is. */
export function asActivity(text: string): string {
  if (isComparison.test(text)) return text
  const [verb = '', ...rest] = text.split(' ')
  const gerund = gerunds.get(verb.toLowerCase())
  return gerund === undefined ? text : [gerund, ...rest].join(' ')
}

/** “cuts energy use” as it stands behind “to”, where that is a verb that makes an activity. */
export function inBaseForm(text: string): string {
  const [, stem, rest] = /^(\p{L}+?)e?s\s+(.+)$/iu.exec(text) ?? []
  if (stem === undefined || rest === undefined) return text
  return [`${stem} ${rest}`, `${stem}e ${rest}`].find(startsWithActivity) ?? text
}

/** Whether words begin with a verb that makes an activity of them. */
export function startsWithActivity(text: string): boolean {
  const [verb = '', ...rest] = text.split(' ')
  return rest.length > 0 && !rest[0]?.endsWith('ing') && gerunds.has(verb.toLowerCase()) && !isComparison.test(text)
}

/** “Lower rates” are rates that are lower; “lower your rates” is something to do. */
const isComparison =
  /^open\s+(?:roles|positions|jobs|vacancies|questions|invoices|orders|slots|dates|points|issues)\b|^lower\s+(?:\p{L}+\s)?(?:rates|prices|fees|tariffs|charges|surcharges|premiums|minimums)\b/iu

const doubled = 'win get cut run plan ship stop'
const plainVerbs =
  'avoid boost build convert expand find grow keep learn lower open prevent recover sell shorten speed spend start turn understand'
const silent =
  'automate achieve accelerate close decrease drive eliminate enable handle hire improve increase make manage measure modernize move optimize prepare raise reduce replace save scale solve streamline use'

const gerunds: ReadonlyMap<string, string> = new Map([
  ...doubled.split(' ').map((verb) => [verb, `${verb}${verb.at(-1)}ing`] as const),
  ...plainVerbs.split(' ').map((verb) => [verb, `${verb}ing`] as const),
  ...silent.split(' ').map((verb) => [verb, `${verb.slice(0, -1)}ing`] as const),
])

/** “win back customers” as it stands in “about …”: “winning back customers”. What begins with no such verb stays as it is. */
export function asActivity(text: string): string {
  const plain = text.replace(/^help\s+(?:them|people|teams|companies|customers|us|you)\s+(?:to\s+)?/i, '')
  const [verb = '', ...rest] = plain.split(' ')
  const gerund = gerunds.get(verb.toLowerCase())
  return gerund === undefined ? text : [gerund, ...rest].join(' ')
}

const doubled = 'win get cut run plan ship stop'
const plainVerbs =
  'avoid boost build close convert expand find grow help keep learn lower open prevent recover sell shorten speed spend start turn understand'
const silent =
  'automate achieve accelerate decrease drive eliminate enable handle hire improve increase make manage measure modernize move optimize prepare raise reduce replace save scale solve streamline use'

const gerunds: ReadonlyMap<string, string> = new Map([
  ...doubled.split(' ').map((verb) => [verb, `${verb}${verb.at(-1)}ing`] as const),
  ...plainVerbs.split(' ').map((verb) => [verb, `${verb}ing`] as const),
  ...silent.split(' ').map((verb) => [verb, `${verb.slice(0, -1)}ing`] as const),
])

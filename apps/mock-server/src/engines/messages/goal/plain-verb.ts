import { startsWithVerb } from './verbs'

/** “thanks them for their loyalty” as “thank them …”; nothing where it does not begin with what somebody does. */
export function presentAsVerb(clause: string): string | undefined {
  const [, modal, own] = /^((?:should|will|would|can|could|must|is to|are to)\s+)?(.+)$/i.exec(clause) ?? []
  if (modal !== undefined && own !== undefined) return own
  const [first = '', ...others] = clause.split(' ')
  const rest = others.join(' ')
  const plain = first.toLowerCase()
  const bases = [plain.replace(/ies$/, 'y'), plain.replace(/es$/, ''), plain.replace(/s$/, '')]
  const base = plain.endsWith('s') ? bases.find((each) => each !== plain && isVerb(`${each} ${rest}`)) : undefined
  return base === undefined ? undefined : saidOf(base, rest)
}

/** “telling them that …” as “tell them that …”. */
export function gerundAsVerb(text: string): string | undefined {
  const [first = '', ...others] = text.split(' ')
  const plain = first.toLowerCase()
  if (!plain.endsWith('ing')) return undefined
  const stem = plain.slice(0, -3)
  const rest = others.join(' ')
  const base = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((each) => isVerb(`${each} ${rest}`))
  return base === undefined ? undefined : saidOf(base, rest)
}

/** Whether words begin with what somebody is to do, or to say. */
export function isVerb(text: string): boolean {
  return own.has(text.split(' ')[0]?.toLowerCase() ?? '') || startsWithVerb(text)
}

/** What is only to be said is told to somebody. */
function saidOf(verb: string, rest: string): string {
  if (verb !== 'say' && !tells.has(verb)) return `${verb} ${rest}`
  if (/^(?:that|how|why|when|where|if|whether)\b/i.test(rest)) return `tell them ${rest}`
  if (tells.has(verb)) return `tell them about ${rest}`
  return /^(?:we|our|i|my|there|it|the|from|as of|this)\b/i.test(rest) ? `tell them that ${rest}` : `say ${rest}`
}

const tells: ReadonlySet<string> = new Set(['explain', 'mention'])
const own: ReadonlySet<string> = new Set(
  'apologize apologise thank tell inform say let remind warn cancel wish greet mention explain ask offer'.split(' '),
)

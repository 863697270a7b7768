import { hasConditions, type LeadRequest } from './lead-request'
import { readLeads } from './read-leads'

/** Whom words name that ask for nothing to be found; nothing where they name nobody. */
export function namedAudience(text: string): LeadRequest | undefined {
  const found = [...text.slice(0, longestText).matchAll(leads)]
  // “Some old leads: CEOs of construction companies”: behind a colon is who they are.
  const isColon = ([lead]: RegExpMatchArray) => lead.startsWith(':')
  for (const lead of [...found.filter(isColon), ...found.filter((each) => !isColon(each))]) {
    const behind = text.slice(lead.index + lead[0].length).split(matter)[0] ?? ''
    const named = readLeads(behind)
    if (isAudience(named)) return named
  }
  return undefined
}

/** The companies that a sentence speaks of, whatever it says of them. */
export function companiesSpokenOf(text: string): LeadRequest | undefined {
  const { companies, scope } = readLeads(text.slice(0, longestText))
  const { industry, ...others } = companies
  return scope === 'new' && industry !== undefined && hasConditions(others)
    ? { companies, scope, unknown: [] }
    : undefined
}

/** People or a trade, and something that tells which of them, all of it understood. */
function isAudience({ companies, people, scope, unknown, unknownPlace }: LeadRequest): boolean {
  const isSomebody = people?.title !== undefined || people?.seniority !== undefined
  const { industry, ...others } = companies
  if (scope !== 'new' || (unknown.length > 0 && !hasConditions(others))) return false
  return industry !== undefined ? isSomebody || hasConditions(others) || unknownPlace !== undefined : isSomebody
}

/** Searching a long text behind each of its words takes long. */
const longestText = 600

/** What stands before whom something is for. */
const leads =
  /\b(?:for|to(?: reach(?: out to)?| target| contact| approach)?|reach(?:es|ing)?|target(?:s|ing)?|(?:aimed|aiming) at|at|with|towards?|is|are|be|of|in)\b:?\s+|:\s+/gi
/** What it is about is no condition. */
const matter =
  /,?\s+(?:about|regarding|on the (?:topic|subject) of|promoting|offering|selling|pitching|introducing|announcing|with the (?:goal|aim) |in order to|so that|to (?:sell|offer|promote|pitch|present|introduce|announce|win|book|get|show)\b)/i

/** Whom a campaign is planned for: “plan a campaign to reach CFOs at retailers in Norway”. */
export function plannedAudience(text: string): LeadRequest | undefined {
  const [, wanted] = /^[^:]*\boverview\b[^:]*:\s+(.+)$/i.exec(text) ?? []
  if (wanted !== undefined) return wantedAudience(wanted) ?? statedAudience(wanted) ?? namedAudience(`: ${wanted}`)
  const behind = plan.exec(text)
  return behind === null ? undefined : namedAudience(text.slice(behind[0].length))
}

const plan =
  /^(?:\w+ ){0,4}?(?:plan|create|prepare|set up|start|make|design|draft|write|outline|develop|sketch|begin)\s+(?:me |us )?(?:(?:a|an|the|my|our|this|another|new)\s+)*(?:[\p{L}-]+\s+){0,3}?(?:campaigns?|plan|strategy|brief)\b(?= )(?! (?:overview|brief|plan|strategy)\b)/iu

/** Whom somebody wants to reach, which is to be found then. */
export function wantedAudience(text: string): LeadRequest | undefined {
  const [, invited] = invitees.exec(text) ?? []
  if (invited !== undefined) return namedAudience(`: ${invited}`)
  const behind = (wish.exec(text) ?? order.exec(text))?.[0]
  const whom = behind === undefined ? undefined : namedAudience(`: ${text.slice(behind.length)}`)
  // With a word of what to write to them, it is that which is asked for.
  return behind !== undefined && order.test(text) && channel.test(text) ? undefined : whom
}

/** “I need to invite supply chain directors in Hamburg to our breakfast”: what to is no condition. */
const invitees =
  /^(?:we|i)(?:['’]d| would)?\s+(?:want|like|need|plan|hope|have|wish)\s+to\s+invite\s+((?!them\b|him\b|her\b|everyone\b|everybody\b|all\b).+?)\s+to\s+(?:our|an?|the|my)\s.+$/i

const reach =
  '(?:reach(?: out)?(?: to)?|contact|target|approach|address|engage(?: with)?|connect with|meet(?: with)?|speak (?:to|with)|talk (?:to|with)|get in touch with|get (?:to|hold of))'
const wish = new RegExp(
  `^(?:(?:we|i)(?:['’]d| would)?\\s+(?:really |also )?(?:want|like|need|plan|hope|aim|wish|intend|have|am trying|are trying|am looking|are looking)\\s+to|(?:we|i)(?:['’](?:m|re)) (?:trying|looking|hoping) to|help (?:me|us)(?: to)?|(?:my|our|the) (?:goal|aim|plan|idea) is to|(?:we|i) must)\\s+${reach}\\s+`,
  'i',
)
const order = /^(?:reach(?: out to)?|contact|approach)\s+/i
const channel = /\b(?:about|e-?mails?|messages?|linked-?in|with (?:a|an|our|my|the)|invit\w+|offer\w*)\b/i

/** Whom one says that one has in view: “our ideal customers are CFOs at retailers in Norway”. */
export function statedAudience(text: string): LeadRequest | undefined {
  const behind = statement.exec(text)?.[0]
  return behind === undefined ? undefined : namedAudience(`: ${text.slice(behind.length)}`)
}

const statement =
  /^(?:(?:(?:our|my|the)\s+)?(?:ideal |target |main |usual |typical |next )*(?:customers?|clients?|buyers?|audience|prospects?|targets?|target group|group|icp|personas?|market|campaign)(?:\s+(?:is|are|will be|would be|should be)(?: for| aimed at)?|:)|(?:this|it|that)(?:['’]s| is) (?:for|aimed at)|(?:i(?:['’]m| am)|we(?:['’]re| are)) interested in|think of)\s+/i

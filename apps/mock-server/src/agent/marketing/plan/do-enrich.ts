import { textField } from '../../../engines/enrichment/enrichment'
import type { Intent } from '../request/intent'
import type { MarketingSession, ToolAnswer } from '../run/marketing-session'
import { enrichAccounts, enrichContacts, type Enriched } from '../tools/enrich-rows-tool'
import { counted } from '../writing/counted'
import { conditionsIn } from './conditions-in'
import { enrichReply, notConnected } from './replies'
import { rowsMeant } from './rows-meant'
import type { Noun } from './row-test'
import { whatNobodyIs } from './what-nobody-is'

/** Looks up what is not known of contacts, accounts or both, or only of some of them; answers what came of it. */
export async function doEnrich(
  session: MarketingSession,
  intent: Extract<Intent, { kind: 'enrich' }>,
): Promise<string> {
  const isOfSome = (intent.first ?? intent.of ?? intent.but) !== undefined
  const nouns: readonly Noun[] =
    intent.what === 'either' ? ['contact', 'account'] : [intent.what === 'contacts' ? 'contact' : 'account']
  if (intent.unread !== undefined)
    return `I do not know whom “${intent.unread}” ${intent.isUnknown === true ? 'means' : 'leaves out'}, so I have looked up nobody. Name a role, a place, a company or a person.`
  if (isOfSome) return enrichSome(session, intent, nouns)
  const all: Looked[] = []
  for (const noun of nouns) all.push(await enrich(session, intent, noun))
  return inWords(all)
}

async function enrichSome(
  session: MarketingSession,
  intent: Extract<Intent, { kind: 'enrich' }>,
  nouns: readonly Noun[],
): Promise<string> {
  const { context, campaignId, parts, output } = session
  // Whoever says neither means people, where there are some.
  const isOfCompanies = intent.of !== undefined && intent.of.people === undefined && nouns.length === 1
  let none = 'The audience has no rows yet.'
  for (const noun of isOfCompanies ? nouns : nouns.slice(0, 1)) {
    const { names, among } = await parts.remember(output.nextId('meant'), async () => {
      const meant = await rowsMeant(context.store, campaignId, noun, intent)
      return { names: meant.rows.flatMap((row) => textField(row, 'name') ?? []), among: meant.among }
    })
    if (names.length > 0) return inWords([await enrich(session, intent, noun, names)])
    if (among > 0) none = `None of the ${counted(among, noun)} ${noneOf(intent, noun)}. I have looked up nobody.`
  }
  return none
}

function noneOf({ of, but = [] }: Extract<Intent, { kind: 'enrich' }>, noun: Noun): string {
  if (of !== undefined && but.length === 0) return whatNobodyIs(of, noun)
  const said = [...(of === undefined ? [] : [conditionsIn(of)]), ...but.map((each) => `but not ${conditionsIn(each)}`)]
  return said.length === 0 ? 'fits' : `fits: ${said.join(', ')}`
}

interface Looked {
  readonly reply: string
  readonly answer: ToolAnswer<Enriched>
}

function inWords(all: readonly Looked[]): string {
  return [...all.map(({ reply }) => reply), ...notConnected(all.map(({ answer }) => answer))].join(' ')
}

async function enrich(
  session: MarketingSession,
  intent: Extract<Intent, { kind: 'enrich' }>,
  noun: Noun,
  names?: readonly string[],
): Promise<Looked> {
  const args = {
    ...(intent.options.length > 0 ? { options: [...intent.options] } : {}),
    // What is named is looked up also where other things were.
    ...(intent.again || intent.options.length > 0 ? { again: true } : {}),
    ...(names === undefined ? {} : { names: [...names] }),
  }
  const isOfSome = names !== undefined
  const answer = await session.callTool(noun === 'contact' ? enrichContacts : enrichAccounts, args)
  return { answer, reply: enrichReply(noun, answer, noun === 'contact' ? { ...intent, isOfSome } : { isOfSome }) }
}

import { mostAtOnce, type LeadRequest } from '../request/lead-request'
import type { LackingPeople } from '../search/match-companies'
import type { FoundAccounts } from '../tools/find-accounts'
import type { FoundContacts } from '../tools/find-contacts'
import { withFullStop } from '../../../engines/messages/with-full-stop'
import { widenedTrades, type WidenedTrade } from '../../../engines/sourcing/widened-trades'
import { industryInWords } from '../../../engines/world/industries/industry-in-words'
import { counted, eitherOf, formatted, listed } from '../writing/counted'
import { describeCompanies, describeExtreme, describePeople, describeSearch } from '../writing/describe-search'
import { rolesInWords } from '../writing/roles-in-words'
import type { SearchOutcome } from './do-search'
import { placeOrCompanies } from './conditions-in'
import { lackingTitles } from './lacking-titles'
import { markdownTable } from './markdown-table'
import { inAllAround } from './in-all-around'
import { howRowsGo } from './plain-answers'
import { problemReply } from './replies'
import { searchNotes } from './search-notes'

/** As many companies are called by their names. */
const mostNamed = 3

/** What is said of a search, and what is offered then. */
export interface SearchReply {
  readonly text: string
  readonly offer?: LeadRequest | undefined
}

/** What is said with the outcome of a search, and what is not because it is done next. */
interface ReplyOptions {
  readonly also?: readonly string[]
  readonly enrichesThen?: boolean
}

/** Says what was found, what was not and why, and asks one question at most. */
export function searchReply(
  outcome: SearchOutcome,
  { also = [], enrichesThen = false }: ReplyOptions = {},
): SearchReply {
  const { search, wanted } = outcome
  const accounts = outcome.accounts && 'result' in outcome.accounts ? outcome.accounts.result : undefined
  const contacts = outcome.contacts && 'result' in outcome.contacts ? outcome.contacts.result : undefined
  const problem = [outcome.accounts, outcome.contacts].find((each) => each !== undefined && 'problem' in each)
  const companies = accounts === undefined ? [] : accountLines(accounts, search, wanted.accounts)
  const people = contacts === undefined ? [] : contactLines(contacts, search, wanted.contacts)
  const first = [companies[0], people[0]].filter((line) => line !== undefined)
  const rest = [...companies.slice(1), ...people.slice(1)]
  if (problem !== undefined && 'problem' in problem) rest.push(problemReply('finish the search', problem.problem))
  if (search.outweighed !== undefined) {
    const said = listed(search.outweighed.split(', ').map((each) => `“${each}”`))
    rest.push(`You gave figures for the size, so those count, and ${said} is no condition beside them.`)
  }
  if (accounts !== undefined && search.companies.industry !== undefined)
    rest.push(...widenedTrades(search.companies.industry).map(widenedLine))
  if (search.extreme !== undefined)
    rest.push(
      `By “${search.extreme.end === 'most' ? 'largest' : 'smallest'}” I took ${describeExtreme(search.extreme)} account${search.extreme.count === 1 ? '' : 's'}. ${search.extremeText ?? ''}`.trim(),
    )
  else if (search.fitting !== undefined)
    rest.push(
      `Of ${counted(search.fitting.of, 'account')}, ${formatted(search.fitting.count)} ${search.fitting.count === 1 ? 'fits' : 'fit'}, and I looked there: ${placeOrCompanies(search.companies)}.`,
    )
  else if (search.isThese === true)
    rest.push(
      search.at === undefined
        ? 'No companies were found or listed before, so I looked at all accounts of the audience.'
        : withFullStop(
            `I looked at ${search.at.length <= mostNamed ? listed(search.at) : `the ${counted(search.at.length, 'company', 'companies')} that I found or listed last`}`,
          ),
    )
  rest.push(...searchNotes(search))
  if (search.takenOver !== undefined) rest.push(`From your search before, I took over: ${search.takenOver}.`)
  if (search.keepsFound === true) rest.push(`Those I found before stay. ${howRowsGo}`)
  if (search.leftOut !== undefined)
    rest.push(`As you said, I ${search.leftOut.replace(/^left out /, 'searched without ')}.`)
  rest.push(...also)
  const next = nextFor(outcome, accounts, contacts, enrichesThen)
  if (next !== undefined) rest.push(next.question)
  const text = [first.join(' '), tableOf(accounts, contacts), rest.join(' ')].filter((part) => part !== '').join('\n\n')
  return { text, offer: next?.offer }
}

function widenedLine({ said, industries }: WidenedTrade): string {
  return `By “${said}” I looked in ${eitherOf(industries.map(industryInWords))}, the nearest trade that I know.`
}

function accountLines(found: FoundAccounts, search: LeadRequest, wanted: number): readonly string[] {
  const { added, added_before: before, accounts, there_before: present, fitting, lacking } = found
  if (accounts.length === 0 && present === 0) {
    if (search.people === undefined || fitting === 0) return [`I found no company for this: ${describeSearch(search)}.`]
    const fits = counted(fitting, 'company fits', 'companies fit')
    const nobody = `but nobody there has been found as ${describePeople(search.people)}, so I added nothing.`
    return [`${fits} (${describeCompanies(search.companies)}), ${nobody}`]
  }
  const there = present === 0 ? '' : `; ${formatted(present)} that fit ${present === 1 ? 'was' : 'were'} there before`
  const first =
    added === 0 && before === undefined
      ? `I found no new company for this${there}.`
      : `I added **${counted(added, 'account')}** to the audience${withBefore(added, before)}${there}.`
  if (search.people !== undefined) return lacking === undefined ? [first] : [first, ...lackingLine(fitting, lacking)]
  return accounts.length < wanted && accounts.length > 0
    ? [
        first,
        search.accounts === undefined
          ? 'No more fit.'
          : accounts.length >= mostAtOnce
            ? `You asked for ${formatted(wanted)}.`
            : `You asked for ${formatted(wanted)}: there are no more that fit.`,
      ]
    : [first]
}

/** At how many of the companies that fit there is nobody, and at how many nobody new. */
function lackingLine(fitting: number, { nobody, known }: LackingPeople): readonly string[] {
  const parts = [
    ...(nobody > 0 ? [`at ${formatted(nobody)} of them I found nobody like that`] : []),
    ...(known > 0
      ? [`at ${formatted(known)}${nobody > 0 ? '' : ' of them'} everybody like that was there before`]
      : []),
  ]
  if (parts.length === 0) return []
  return [`${counted(fitting, 'company fits', 'companies fit')}; ${listed(parts)}.`]
}

/** Of a search that was stopped, what it had added by then is no news. */
function withBefore(added: number, before: number | undefined): string {
  return before === undefined ? '' : ` (${added + before} with the ${before} from before I stopped)`
}

function contactLines(found: FoundContacts, search: LeadRequest, wanted: number): readonly string[] {
  const { added, added_before: before, accounts_searched: searched, accounts_without: without, contacts } = found
  const all = added + (before ?? 0)
  const who = describePeople(search.people ?? {})
  if (all === 0) return [`I found nobody new there as ${who}, at ${counted(searched, 'account')}.`]
  const companies = new Set(contacts.map(({ account }) => account)).size
  const lines = [
    `I added **${counted(added, 'contact')}**${withBefore(added, before)} at ${counted(companies, 'company', 'companies')}.`,
  ]
  const near = nearLine(found, who)
  if (near !== undefined) lines.push(near)
  // Of those who are only counted it is not known here.
  const isAllNamed = contacts.length >= all
  const lacking = isAllNamed
    ? lackingTitles(
        contacts.map(({ title }) => title),
        search.people?.title,
      )
    : undefined
  if (lacking !== undefined) lines.push(lacking)
  if (wanted > 0 && all < wanted)
    lines.push(
      search.contacts === undefined && search.accounts === undefined
        ? 'I found no more who fit.'
        : search.foundBefore === undefined
          ? `You asked for ${formatted(wanted)}, and I found ${formatted(all)}.`
          : `You asked for ${formatted(wanted + search.foundBefore)}, and with those from before I found ${formatted(all + search.foundBefore)}.`,
    )
  else if (without > 0 && wanted === 0) lines.push(`At ${counted(without, 'account')} I found nobody new who fits.`)
  if (found.without_email > 0)
    lines.push(`${found.without_email} of them ${found.without_email === 1 ? 'has' : 'have'} no email address yet.`)
  return lines
}

/** Who does not have the title that was asked for, and what they are instead. */
function nearLine(
  { as_asked: asAsked, same_words: words, same_area: area, same_department: department }: FoundContacts,
  who: string,
): string | undefined {
  if (words + area + department === 0) return undefined
  const elsewhere =
    department > 0 ? [`${department} who ${department === 1 ? 'leads' : 'lead'} elsewhere in the same department`] : []
  // Whoever asks for people of a department has asked for no title.
  if (/^people in\s/.test(who)) {
    const there = asAsked + words + area
    return department === 0
      ? undefined
      : `Among them: ${listed([`${there === 0 ? 'nobody' : there} as asked (${who})`, ...elsewhere])}.`
  }
  const parts = [
    `${asAsked === 0 ? 'nobody' : asAsked} with the title as asked (${who})`,
    ...(words > 0 ? [`${words} with a longer title that has these words`] : []),
    ...(area > 0 ? [`${area} who ${area === 1 ? 'leads' : 'lead'} the same area under another title`] : []),
    ...elsewhere,
  ]
  return `Among them: ${listed(parts)}.`
}

function tableOf(accounts: FoundAccounts | undefined, contacts: FoundContacts | undefined): string {
  if (contacts !== undefined && contacts.contacts.length > 0) {
    return markdownTable(['Name', 'Title', 'Company'], contacts.contacts, ({ name, title, account }) => [
      name,
      title,
      account,
    ])
  }
  return markdownTable(
    ['Company', 'Industry', 'City', 'Employees'],
    accounts?.accounts ?? [],
    ({ name, industry, city, employees }) => [name, industry, city, formatted(employees)],
  )
}

interface Next {
  readonly question: string
  readonly offer?: LeadRequest | undefined
}

function nextFor(
  { search, wanted }: SearchOutcome,
  accounts: FoundAccounts | undefined,
  contacts: FoundContacts | undefined,
  enrichesThen: boolean,
): Next | undefined {
  const missing =
    search.people === undefined
      ? wanted.accounts - (accounts?.accounts.length ?? 0)
      : wanted.contacts - (contacts?.added ?? 0) - (contacts?.added_before ?? 0)
  // As many as are looked for at once were found: others may fit as well.
  const asked = search.people === undefined ? search.accounts : search.contacts
  if (asked !== undefined && asked > mostAtOnce && asked - missing >= mostAtOnce) {
    const next = formatted(Math.min(missing, mostAtOnce))
    const left = search.people === undefined ? { accounts: missing } : { contacts: missing, accounts: undefined }
    return {
      question: `I look for at most ${mostAtOnce} at once. Shall I look for ${next} more?`,
      offer: { ...search, ...left, unknown: [] },
    }
  }
  const near = accounts?.near_titles ?? []
  if (near.length > 0) {
    const titles = near.map(([title]) => title).join(', ')
    const asked = describePeople(search.people ?? {})
    return {
      question: `Near to that are, there: ${listed(near.map(([title, count]) => `**${title}** (${count})`))}. Shall I look for them instead?`,
      offer: {
        ...search,
        people: { title: titles },
        leftOut: `looked for ${rolesInWords(titles)} instead of ${asked}`,
        unknown: [],
      },
    }
  }
  const narrowest = accounts?.narrowest
  if (narrowest?.name === 'location' && narrowest.wider === undefined && search.around !== undefined && missing > 0)
    return inAllAround(search, search.around, { missing, isNone: accounts?.fitting === 0 })
  if (narrowest !== undefined && missing > 0) {
    const { name, text, without, wider } = narrowest
    const fitting = `${counted(without, 'company', 'companies')} would fit.`
    const said = name === 'funding' ? `the funding (**${text}**)` : `**${text}**`
    const without_ =
      name === 'location' && wider !== undefined
        ? `There are ${accounts?.fitting === 0 ? 'none' : 'no more'} **${text}**: in all of ${wider}, ${fitting}`
        : name === 'location'
          ? `Most others are not **${text.replaceAll(', ', ' or ')}**: without the place, ${fitting}`
          : name === 'people'
            ? ''
            : `What keeps most others out is ${said}: without it ${fitting}`
    const leftOut =
      name === 'people'
        ? `looked for other decision makers than ${describePeople(search.people ?? {})}`
        : name === 'location'
          ? `left out the place (**${text}**)`
          : `left out ${said}`
    const counts = search.people === undefined ? { accounts: missing } : { contacts: missing, accounts: undefined }
    const offer: LeadRequest =
      name === 'people'
        ? { ...search, ...counts, leftOut, people: { seniority: 'decision makers' } }
        : {
            ...search,
            ...counts,
            leftOut,
            companies: { ...search.companies, [name]: name === 'location' ? wider : undefined },
            outweighed: undefined,
          }
    const isCounted = search.accounts !== undefined || search.contacts !== undefined
    const isRest = missing < wantedOf(search, wanted) && without >= missing
    const question =
      name === 'people'
        ? 'Shall I look for other decision makers there?'
        : `Shall I look ${isRest && isCounted ? `for the other ${missing === 1 ? 'one' : formatted(missing)} ` : ''}${wider === undefined ? 'without it' : 'there'}?`
    return { question: `${without_} ${question}`.trim(), offer: { ...offer, unknown: [] } }
  }
  if (search.people === undefined && (accounts?.added ?? 0) + (accounts?.added_before ?? 0) > 0) {
    return {
      question: 'Shall I find the people who decide there?',
      offer: {
        companies: search.companies,
        people: { seniority: 'decision makers' },
        perAccount: 1,
        scope: 'without-contacts',
        unknown: [],
      },
    }
  }
  if ((contacts?.without_email ?? 0) > 0 && !enrichesThen)
    return { question: 'Say “enrich them”, and I look up what is missing.' }
  return undefined
}

function wantedOf(search: LeadRequest, wanted: SearchOutcome['wanted']): number {
  return search.people === undefined ? wanted.accounts : wanted.contacts
}

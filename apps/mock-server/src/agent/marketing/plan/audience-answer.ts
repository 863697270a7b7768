import { textField } from '../../../engines/enrichment/enrichment'
import type { StoredArtifact } from '../../../handlers/campaigns/artifacts/stored-artifact'
import { wasEnriched } from '../../../handlers/campaigns/artifacts/was-enriched'
import type { WorkspaceStore } from '../../../store/store'
import type { AudienceQuestion } from '../request/audience-question'
import type { Lacked } from '../request/intent'
import { hasConditions, type LeadRequest } from '../request/lead-request'
import { isSearchable } from '../request/read-audience-question'
import { isWithinIndustry } from '../../../engines/sourcing/widened-trades'
import { companyOfRow } from '../search/company-of-row'
import { employerFinder, type EmployerFinder } from '../search/employer-finder'
import { counted, formatted, listed } from '../writing/counted'
import { describeCompanies, describeSearch } from '../writing/describe-search'
import { conditionsIn } from './conditions-in'
import { contactFields } from './contact-fields'
import { countedAnswer } from './counted-answer'
import { facetLine } from './facet-answer'
import { newestRows } from './newest-rows'
import { rankAnswer } from './rank-answer'
import type { Audience, RowAnswer } from './row-answer'
import { isNameOf, testOf, type Noun, type Rows } from './row-test'
import { rowsTable } from './rows-table'
import { rowsOf } from './rows-of'
import { sizeAnswer } from './size-answer'
import { isSpokenOf, spokenOf, type SpokenOf } from './spoken-of'
import { whatNobodyIs } from './what-nobody-is'

/** What is said of an audience, of whom, and what is offered then. */
export interface AudienceAnswer {
  readonly text: string
  readonly spokenOf?: SpokenOf | undefined
  readonly offer?: LeadRequest | undefined
}

export interface AnswerContext {
  /** What is said where nobody is there yet. */
  readonly open?: string | undefined
  /** Who was looked for last, and may be in a place of which somebody asks. */
  readonly lastSearch?: LeadRequest | undefined
}

/** Answers a question about an audience from its rows, and says what they do not tell. */
export async function audienceAnswer(
  store: WorkspaceStore,
  campaignId: string,
  asked: AudienceQuestion,
  last?: SpokenOf,
  { open = ' Say “find …”, and I search.', lastSearch }: AnswerContext = {},
): Promise<AudienceAnswer> {
  const all: Audience = {
    accounts: await rowsOf(store, campaignId, 'account'),
    contacts: await rowsOf(store, campaignId, 'contact'),
  }
  const offer = searchOf(asked, all) ?? searchThere(asked, lastSearch)
  const offered = offer === undefined ? '' : ` Shall I find ${describeSearch(offer)}?`
  if (all.accounts.length + all.contacts.length === 0)
    return {
      text: `The audience has no contacts and no accounts yet, so there is nothing to look at.${offered || open}`,
      offer,
    }
  if (asked.came !== undefined) {
    const { audience, line } = await newestRows(store, campaignId, asked, all)
    if (audience.accounts.length + audience.contacts.length === 0) return { text: line }
    const { text, spokenOf: next } = answerFrom(audience, asked, all.accounts)
    return { text: `${line}\n\n${text}`, spokenOf: next }
  }
  const isOfLast = asked.isOfLast === true && last !== undefined && !isOneBesideMany(last, asked)
  // “CTOs at these companies”, whoever was named there.
  const isAtThose = asked.of === 'accounts' && asked.people !== undefined
  const those = isOfLast ? lastOf(all, isAtThose ? { ...last, contacts: [] } : last) : all
  // They may have been deleted meanwhile.
  const audience = those.accounts.length + those.contacts.length === 0 ? all : those
  // “The third one” after companies were listed is a company.
  const isOfCompanies = isOfLast && last.contacts.length === 0 && asked.of === undefined && isOfPlaces(asked)
  const question = isOfCompanies ? { ...asked, of: 'accounts' as const } : asked
  const { text, spokenOf: next, isNone = false } = answerFrom(audience, question, all.accounts)
  const isPart = audience.accounts.length < all.accounts.length || audience.contacts.length < all.contacts.length
  const isOfAll = asked.isOfLast === true && last !== undefined && !isOfLast && !isPart
  const only = isPart
    ? '\n\nI looked only at those whom I found or listed last.'
    : isOfAll
      ? '\n\nI looked at all of the audience, and not only at the one of whom I spoke last.'
      : ''
  return isNone && offer !== undefined
    ? { text: `${text}${only}${offered}`, offer, spokenOf: next }
    : { text: `${text}${only}`, spokenOf: next }
}

/** “These people”, or the largest of these, are several: where one alone was spoken of, they are all that are there. */
function isOneBesideMany({ accounts, contacts }: SpokenOf, asked: AudienceQuestion): boolean {
  if (asked.extremes !== undefined && accounts.length === 1) return true
  return !isOfPlaces(asked) && conditionsIn(asked) !== '' && (contacts.length || accounts.length) === 1
}

/** Whether some of them are meant by where they stand in the list. */
function isOfPlaces({ at, first }: AudienceQuestion): boolean {
  return (at ?? first) !== undefined
}

export function lastOf({ accounts, contacts }: Audience, last: SpokenOf): Audience {
  const isOne = isSpokenOf(last)
  return {
    accounts: accounts.filter((row) => isOne(row, 'account')),
    contacts: contacts.filter((row) => isOne(row, 'contact')),
  }
}

/** What would find those who are asked for. */
function searchOf(question: AudienceQuestion, { accounts }: Audience): LeadRequest | undefined {
  if (!isSearchable(question) || question.isOfLast === true) return undefined
  const { people, companies } = question
  // Nobody can be looked for everywhere; where companies are known, it is there.
  const isThere = people !== undefined && !hasConditions(companies) && accounts.length > 0
  return question.orSearch ?? { people, companies, scope: isThere ? 'existing' : 'new', unknown: [] }
}

/** “Are there any in Vienna too?”: whoever was looked for elsewhere can be looked for there. */
function searchThere(
  { companies: { location, ...others }, people, company, names }: AudienceQuestion,
  last: LeadRequest | undefined,
): LeadRequest | undefined {
  if (location === undefined || last?.scope !== 'new' || last.companies.location === undefined) return undefined
  const isOfPlaceAlone = people === undefined && company === undefined && names.length === 0 && !hasConditions(others)
  return isOfPlaceAlone ? { ...last, companies: { ...last.companies, location }, unknown: [] } : undefined
}

/** @param employers Where those may work who are asked about: companies that were there before as well. */
function answerFrom(
  { accounts, contacts }: Audience,
  asked: AudienceQuestion,
  employers: Audience['accounts'],
): RowAnswer {
  const { employer } = asked
  const isEmployer = employer !== undefined && isNameOf([...accounts, ...contacts], employer.name)
  const question = isEmployer ? employer.question : asked
  const rows: Rows = { contacts, employerOf: employerFinder(employers) }
  const untold = untoldIn(question)
  const [named = ''] = question.names
  if (question.isAbout === true) return aboutOne(named, { accounts, contacts }, rows)
  const { company } = question
  if (company !== undefined && untold.length === 0 && !isNameOf([...accounts, ...contacts], company))
    return { text: `No. Nobody in the audience is at “${company}”, and no account is called that.` }
  const isUnread = (name: string) => question.unread?.includes(name) === true && name !== company
  const names = question.names.filter((name) => isUnread(name) || !isNameOf([...accounts, ...contacts], name))
  if (untold.length + names.length > 0) return { text: cannotTell([...untold, ...names]) }
  const { industry } = question.companies
  if (industry !== undefined && isWithinIndustry(industry)) {
    const told = accounts.length === 0 ? '' : ` ${facetLine('industry', accounts, 'account', rows.employerOf)}`
    return { text: `${tradeUnknown(industry)}${told}` }
  }
  if (question.isAverage === true) {
    const own = accounts.filter(testOf(question, 'account', rows))
    return { text: sizeAnswer(own.map((row) => companyOfRow(row).employees)) }
  }
  if (question.facets !== undefined || question.extremes !== undefined)
    return countedAnswer(question, { accounts, contacts }, rows)
  const isOfPeople =
    question.rank !== undefined || question.people !== undefined || question.has.some(({ what }) => what !== 'linkedin')
  const wanted =
    (question.rank === undefined && question.people === undefined ? question.of : 'contacts') ??
    (isOfPeople || contacts.length > 0 ? 'contacts' : 'accounts')
  // “Who are they?” after companies were found.
  const of = asked.isOfLast === true && wanted === 'contacts' && contacts.length === 0 ? 'accounts' : wanted
  const own = of === 'contacts' ? contacts : accounts
  const noun = of === 'contacts' ? 'contact' : 'account'
  if (own.length === 0)
    return {
      text: `The audience has no ${noun}s yet, only ${of === 'contacts' ? counted(accounts.length, 'account') : counted(contacts.length, 'contact')}.`,
      isNone: true,
    }
  const shows =
    noun === 'account' ? [] : (question.shows ?? question.has.filter(({ is }) => is).map(({ what }) => what))
  if (question.rank !== undefined)
    return { text: rankAnswer(question.rank, own.filter(testOf(question, noun, rows)), rows.employerOf) }
  if (question.at !== undefined) {
    const one = own.at(question.at)
    if (one === undefined) return { text: `There is none: the audience has ${counted(own.length, noun)}.` }
    const employer = question.isOfEmployer === true && noun === 'contact' ? rows.employerOf(one) : undefined
    const company = employer === undefined ? '' : `\n\n${rowsTable([employer], 'account', rows.employerOf)}`
    const text = `${rowsTable([one], noun, rows.employerOf, { shows, columns: question.columns })}${notKnownOf([one], shows)}${company}`
    // “The second one” is counted from the same list as “the first one” before.
    return question.isOfLast === true ? { text } : { text, spokenOf: spokenOf([one], noun) }
  }
  if (question.first !== undefined) {
    const some = question.first < 0 ? own.slice(question.first) : own.slice(0, question.first)
    return { text: rowsTable(some, noun, rows.employerOf, { shows, columns: question.columns }) }
  }
  if (conditionsIn(question) === '') {
    const text = `**${counted(own.length, noun)}**:\n\n${rowsTable(own, noun, rows.employerOf, { shows, columns: question.columns })}${notKnownOf(own, shows)}`
    return { text, spokenOf: spokenOf(own, noun) }
  }
  const fitting = own.filter(testOf(question, noun, rows))
  const lines = [answerLine(question, fitting, own, noun)]
  if (question.of === undefined && of === 'contacts' && accounts.length > 0 && !isOfPeople)
    lines.push(answerLine(question, accounts.filter(testOf(question, 'account', rows)), accounts, 'account'))
  const unsure = unknownPlaces(question, own, rows.employerOf)
  const unlooked = question.companies.technologies === undefined ? 0 : withoutTechnologies(own, rows.employerOf)
  const notKnown = `Of ${counted(unlooked, noun)} I do not know what they use: say “enrich the accounts”, and I look it up.`
  if (unlooked === own.length) return { text: notKnown }
  const text = [
    lines.join(' '),
    `${rowsTable(fitting, noun, rows.employerOf, { shows, columns: question.columns })}${notKnownOf(fitting, shows)}`,
    [
      ...(isOfPlace(question) && noun === 'contact' && fitting.length > 0 && shows.length === 0
        ? ['The place is that of their company, where nothing else is known of the person.']
        : []),
      ...(unlooked > 0 ? [notKnown] : []),
      ...(unsure > 0 ? [`Of ${counted(unsure, noun)} I do not know where they are.`] : []),
    ].join(' '),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
  return { text, isNone: fitting.length === 0, spokenOf: spokenOf(fitting, noun) }
}

/** Somebody with the company that they work for, or a company with those who are known there. */
function aboutOne(name: string, { accounts, contacts }: Audience, rows: Rows): RowAnswer {
  const isCalled = (row: StoredArtifact) => isNameOf([row], name)
  const people = contacts.filter((row) => textField(row, 'name')?.toLowerCase().includes(name.toLowerCase()))
  const companies = people.length > 0 ? people.flatMap((row) => rows.employerOf(row) ?? []) : accounts.filter(isCalled)
  const there = people.length > 0 ? people : contacts.filter(isCalled)
  if (companies.length + there.length === 0)
    return {
      text: `Nobody in the audience is called “${name}”, and no account is. Ask “what do our documents say about ${name}?”, and I look there.`,
    }
  const tables = [
    ...(there.length > 0 ? [rowsTable(there, 'contact', rows.employerOf)] : []),
    ...(people.length > 0 ? [rowsTable(people, 'contact', rows.employerOf, { shows: contactData })] : []),
    ...(companies.length > 0 ? [rowsTable([...new Set(companies)], 'account', rows.employerOf)] : []),
  ]
  return { text: (people.length > 0 ? tables : tables.toReversed()).join('\n\n') }
}

const contactData = ['email', 'phone', 'linkedin'] as const

/** How what is not known yet can be; nothing where all of them were looked up before. */
function notKnownOf(rows: readonly StoredArtifact[], shows: readonly Lacked[]): string {
  const lacking = rows.filter((row) => shows.some((what) => textField(row, ...contactFields[what]) === undefined))
  return lacking.every(wasEnriched) ? '' : '\n\nSay “enrich them”, and I look up what is not known yet.'
}

function cannotTell(what: readonly string[]): string {
  if (what.every((each) => ofHiring.test(each))) return hiringUnknown
  const asked = listed(what.map((each) => `“${each}”`))
  return `I cannot tell that from the audience: I do not know how to look for ${asked} in its rows. I can count cities, countries, industries and titles, name the largest and the smallest company, and tell who is where, in which role, trade or company, of which size, who has an email address, a phone number or a LinkedIn profile, and who is enriched.`
}

const ofHiring = /^(?:(?:are|is|currently|now)\s)*(?:hiring|hires?|recruiting|recruits?)\b/i
const hiringUnknown =
  'I cannot tell that from the audience: its rows do not say who is hiring, and looking them up does not tell it. A new search can go by it: “find 10 SaaS companies in Berlin that are hiring SDRs”.'

function tradeUnknown(industry: string): string {
  return `I cannot tell from the audience which are ${describeCompanies({ industry })}: its rows say no more of a company than its wider trade.`
}

/** What rows of an audience never say. */
function untoldIn({ companies: { hiring, funding, keywords } }: AudienceQuestion): readonly string[] {
  return [hiring && `hiring ${hiring}`, funding, keywords].flatMap((each) => each || [])
}

function isOfPlace({ companies: { location, outside } }: AudienceQuestion): boolean {
  return (location ?? outside) !== undefined
}

function unknownPlaces(
  question: AudienceQuestion,
  rows: readonly StoredArtifact[],
  employerOf: EmployerFinder,
): number {
  if (!isOfPlace(question)) return 0
  return rows.filter((row) => {
    const { city, country } = companyOfRow(row, employerOf(row))
    return city === '' && country === ''
  }).length
}

function withoutTechnologies(rows: readonly StoredArtifact[], employerOf: EmployerFinder): number {
  return rows.filter((row) => companyOfRow(row, employerOf(row)).technologies.length === 0).length
}

function answerLine(
  question: AudienceQuestion,
  { length: count }: readonly StoredArtifact[],
  rows: readonly StoredArtifact[],
  noun: Noun,
): string {
  const all = `${counted(rows.length, noun)}${question.isOfLast === true && noun === 'contact' ? atOneCompany(rows) : ''}`
  if (count === 0) return `None of the ${all} ${whatNobodyIs(question, noun)}.`
  return `**${formatted(count)} of ${all}** ${count === 1 ? 'fits' : 'fit'}: ${conditionsIn(question)}.`
}

/** “ at Lund AB”, where several work at the same. */
function atOneCompany(rows: readonly StoredArtifact[]): string {
  const [name, ...others] = new Set(rows.map((row) => textField(row, 'organization_name') ?? ''))
  return rows.length > 1 && others.length === 0 && name !== undefined && name !== '' ? ` at ${name}` : ''
}

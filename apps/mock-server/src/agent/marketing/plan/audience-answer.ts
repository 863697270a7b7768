import { textField } from '../../../engines/enrichment/enrichment'
import { rankOf, readSeniorities } from '../../../engines/sourcing/seniorities'
import { titleTest } from '../../../engines/sourcing/titles'
import type { Seniority } from '../../../engines/world/world'
import { readEach } from '../../../handlers/campaigns/artifacts/read-each'
import { artifactsCollection, type StoredArtifact } from '../../../handlers/campaigns/artifacts/stored-artifact'
import type { WorkspaceStore } from '../../../store/store'
import type { AudienceQuestion, Facet } from '../request/audience-question'
import type { LeadRequest } from '../request/lead-request'
import { isSearchable } from '../request/read-audience-question'
import { companyTests } from '../search/company-tests'
import { companyOfRow } from '../search/company-of-row'
import { employerFinder, type EmployerFinder } from '../search/employer-finder'
import { counted, formatted, listed } from '../writing/counted'
import { describeCompanies, describePeople, describeSearch } from '../writing/describe-search'
import { extremeAnswer, facetLine } from './facet-answer'
import { isSpokenOf, spokenOf, type SpokenOf } from './spoken-of'
import { markdownTable } from './markdown-table'

/** What is said of an audience, of whom, and what is offered then. */
export interface AudienceAnswer {
  readonly text: string
  readonly spokenOf?: SpokenOf | undefined
  readonly offer?: LeadRequest | undefined
}

/** Answers a question about an audience from its rows, and says what they do not tell. */
export async function audienceAnswer(
  store: WorkspaceStore,
  campaignId: string,
  asked: AudienceQuestion,
  last?: SpokenOf,
): Promise<AudienceAnswer> {
  const all: Audience = {
    accounts: await rowsOf(store, campaignId, 'account'),
    contacts: await rowsOf(store, campaignId, 'contact'),
  }
  const offer = searchOf(asked)
  const question = offer === undefined ? '' : ` Shall I find ${describeSearch(offer)}?`
  if (all.accounts.length + all.contacts.length === 0)
    return {
      text: `The audience has no contacts and no accounts yet, so there is nothing to look at.${question || ' Say “find …”, and I search.'}`,
      offer,
    }
  const isOfLast = asked.isOfLast === true && last !== undefined
  // “CTOs at these companies”, whoever was named there.
  const isAtThose = asked.of === 'accounts' && asked.people !== undefined
  const those = isOfLast ? lastOf(all, isAtThose ? { ...last, contacts: [] } : last) : all
  // They may have been deleted meanwhile.
  const audience = those.accounts.length + those.contacts.length === 0 ? all : those
  const { text, spokenOf: next, isNone = false } = answerFrom(audience, asked)
  const isPart = audience.accounts.length < all.accounts.length || audience.contacts.length < all.contacts.length
  const only = isPart ? '\n\nI looked only at those whom I found or listed last.' : ''
  return isNone && offer !== undefined
    ? { text: `${text}${only}${question}`, offer, spokenOf: next }
    : { text: `${text}${only}`, spokenOf: next }
}

interface Audience {
  readonly accounts: readonly StoredArtifact[]
  readonly contacts: readonly StoredArtifact[]
}

interface RowAnswer extends Pick<AudienceAnswer, 'text' | 'spokenOf'> {
  /** Nobody fits. */
  readonly isNone?: boolean | undefined
}

function lastOf({ accounts, contacts }: Audience, last: SpokenOf): Audience {
  const isOne = isSpokenOf(last)
  return {
    accounts: accounts.filter((row) => isOne(row, 'account')),
    contacts: contacts.filter((row) => isOne(row, 'contact')),
  }
}

/** What would find those who are asked for. */
function searchOf(question: AudienceQuestion): LeadRequest | undefined {
  if (!isSearchable(question) || question.isOfLast === true) return undefined
  const { people, companies } = question
  return question.orSearch ?? { people, companies, scope: 'new', unknown: [] }
}

function answerFrom({ accounts, contacts }: Audience, asked: AudienceQuestion): RowAnswer {
  const { employer } = asked
  const isEmployer = employer !== undefined && isNameOf([...accounts, ...contacts], employer.name)
  const question = isEmployer ? employer.question : asked
  const rows: Rows = { contacts, employerOf: employerFinder(accounts) }
  const untold = untoldIn(question)
  const { company } = question
  if (company !== undefined && untold.length === 0 && !isNameOf([...accounts, ...contacts], company))
    return { text: `No. Nobody in the audience is at “${company}”, and no account is called that.` }
  const isUnread = (name: string) => question.unread?.includes(name) === true && name !== company
  const names = question.names.filter((name) => isUnread(name) || !isNameOf([...accounts, ...contacts], name))
  if (untold.length + names.length > 0) return { text: cannotTell([...untold, ...names]) }
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
  if (question.rank !== undefined)
    return { text: rankAnswer(question.rank, own.filter(testOf(question, noun, rows)), rows.employerOf) }
  if (conditionsIn(question) === '') {
    const text = `**${counted(own.length, noun)}**:\n\n${tableOf(own, noun, rows.employerOf)}`
    return { text, spokenOf: spokenOf(own, noun) }
  }
  const lines = [answerLine(question, own, noun, rows)]
  if (question.of === undefined && of === 'contacts' && accounts.length > 0 && !isOfPeople)
    lines.push(answerLine(question, accounts, 'account', rows))
  const fitting = own.filter(testOf(question, noun, rows))
  const unsure = unknownPlaces(question, own, rows.employerOf)
  const unlooked = question.companies.technologies === undefined ? 0 : withoutTechnologies(own, rows.employerOf)
  const notKnown = `Of ${counted(unlooked, noun)} I do not know what they use: say “enrich the accounts”, and I look it up.`
  if (unlooked === own.length) return { text: notKnown }
  const text = [
    lines.join(' '),
    tableOf(fitting, noun, rows.employerOf),
    [
      ...(question.companies.location !== undefined && noun === 'contact' && fitting.length > 0
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

/** Answers what is to be counted, and which companies are the largest, one after the other. */
function countedAnswer(question: AudienceQuestion, { accounts, contacts }: Audience, rows: Rows): RowAnswer {
  const { facets = [], extremes = [], isCount } = question
  const which = conditionsIn(question)
  const fits = (noun: Noun, own: readonly StoredArtifact[]) =>
    which === '' ? own : own.filter(testOf(question, noun, rows))
  const ofCompanies = { ...question, people: undefined }
  const companies = conditionsIn(ofCompanies) === '' ? accounts : accounts.filter(testOf(ofCompanies, 'account', rows))
  const lines: string[] = []
  const found: StoredArtifact[] = []
  for (const extreme of extremes) {
    const answer = extremeAnswer(extreme, companies)
    lines.push(answer.text)
    found.push(...answer.found)
  }
  if (found.length > 0 && question.people !== undefined && facets.length === 0) {
    const isThere = isSpokenOf({ accounts: found.map((row) => textField(row, 'name') ?? ''), contacts: [] })
    const own = fits('contact', contacts).filter((row) => isThere(row, 'contact'))
    lines.push(own.length === 0 ? `Nobody there fits: ${which}.` : tableOf(own, 'contact', rows.employerOf))
  }
  const isOfPeople = question.people !== undefined || facets.some((facet) => ofPeople.has(facet))
  const usual = isOfPeople || (contacts.length > 0 && facets.every((facet) => facet !== 'industry'))
  const wanted: Noun = (question.of ?? (usual ? 'contacts' : 'accounts')) === 'contacts' ? 'contact' : 'account'
  for (const [index, facet] of facets.entries()) {
    const isOther = (ofPeople.has(facet) && contacts.length > 0) || (wanted === 'account' && accounts.length === 0)
    const noun: Noun = isOther || (wanted === 'contact' && contacts.length > 0) ? 'contact' : 'account'
    const own = noun === 'contact' ? fits('contact', contacts) : companies
    if (own.length === 0) lines.push(`The audience has no ${noun}s${which === '' ? '' : ` that fit: ${which}`}.`)
    else {
      if (isCount && index === 0 && which !== '') lines.push(`**${counted(own.length, noun)}** fit: ${which}.`)
      lines.push(facetLine(facet, own, noun, rows.employerOf))
    }
  }
  return { text: lines.join('\n\n'), spokenOf: spokenOf(found, 'account') }
}

const ofPeople: ReadonlySet<Facet> = new Set(['title', 'seniority', 'company'])

/** Who of some contacts stands highest, or lowest. */
function rankAnswer(rank: 'highest' | 'lowest', rows: readonly StoredArtifact[], employerOf: EmployerFinder): string {
  if (rows.length === 0) return 'No contact of the audience fits that.'
  const known = rows.flatMap((row) => {
    const own = rankOfRow(row)
    return own === undefined ? [] : [{ row, own }]
  })
  if (known.length === 0) return 'I cannot tell: the contacts say nothing of how senior they are.'
  const ranks = known.map(({ own }) => rankOf(own))
  const wanted = rank === 'highest' ? Math.min(...ranks) : Math.max(...ranks)
  const found = known.filter(({ own }) => rankOf(own) === wanted).map(({ row }) => row)
  const unknown = rows.length - known.length
  const which = rank === 'highest' ? 'most senior' : 'least senior'
  return [
    `**${formatted(found.length)} of ${counted(rows.length, 'contact')}** ${found.length === 1 ? 'is' : 'are'} the ${which}.`,
    tableOf(found, 'contact', employerOf),
    unknown === 0 ? '' : `Of ${counted(unknown, 'contact')} I do not know how senior they are.`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function rankOfRow(row: StoredArtifact): Seniority | undefined {
  const said = readSeniorities(textField(row, 'seniority')?.replaceAll('_', ' ') ?? '')
  const ranks = said ?? readSeniorities(textField(row, 'title', 'job_title') ?? '')
  return [...(ranks ?? [])].toSorted((one, other) => rankOf(one) - rankOf(other))[0]
}

interface Rows {
  readonly contacts: readonly StoredArtifact[]
  readonly employerOf: EmployerFinder
}

type Noun = 'contact' | 'account'

async function rowsOf(store: WorkspaceStore, campaignId: string, type: Noun): Promise<readonly StoredArtifact[]> {
  const rows: StoredArtifact[] = []
  for await (const { value } of readEach(store.collection(artifactsCollection(campaignId, type)))) rows.push(value)
  return rows
}

function cannotTell(what: readonly string[]): string {
  const asked = listed(what.map((each) => `“${each}”`))
  return `I cannot tell that from the audience: I do not know how to look for ${asked} in its rows. I can count cities, countries, industries and titles, name the largest and the smallest company, and tell who is where, in which role, trade or company, of which size, who has an email address, a phone number or a LinkedIn profile, and who is enriched.`
}

/** What rows of an audience never say. */
function untoldIn({ companies: { hiring, funding, keywords } }: AudienceQuestion): readonly string[] {
  return [hiring && `hiring ${hiring}`, funding, keywords].flatMap((each) => each || [])
}

function isNameOf(rows: readonly StoredArtifact[], name: string): boolean {
  return rows.some((row) => hasName(row, name))
}

function hasName(row: StoredArtifact, name: string): boolean {
  const wanted = name.toLowerCase()
  return ['name', 'organization_name', 'website'].some((field) => {
    const text = textField(row, field)?.toLowerCase() ?? ''
    // “No” is not in “Nordic Technologies”.
    return (
      text === wanted ||
      text.split(/(?<=[^\p{L}\p{N}])/u).some((_, at, words) => words.slice(at).join('').startsWith(wanted))
    )
  })
}

function testOf(
  question: AudienceQuestion,
  noun: Noun,
  { contacts, employerOf }: Rows,
): (row: StoredArtifact) => boolean {
  const { people, companies, has, isEnriched, hasContacts, names } = question
  const title = people?.title === undefined ? undefined : titleTest(people.title)
  const ranks = people?.seniority === undefined ? undefined : readSeniorities(people.seniority)
  const { tests } = companyTests(companies)
  const employers = new Set(
    contacts.flatMap((row) => [textField(row, 'organization_id'), textField(row, 'organization_name')?.toLowerCase()]),
  )
  return (row) => {
    const company = companyOfRow(row, noun === 'contact' ? employerOf(row) : undefined)
    const isEmployer = employers.has(row.id) || employers.has(textField(row, 'name')?.toLowerCase() ?? '-')
    return (
      tests.every(({ matches }) => matches(company)) &&
      (title === undefined || title(textField(row, 'title', 'job_title') ?? '') > 0) &&
      (ranks === undefined || [...ranks].some((rank) => rank === textField(row, 'seniority'))) &&
      has.every(({ what, is }) => (textField(row, ...fields[what]) !== undefined) === is) &&
      (isEnriched === undefined || row.process_history.some(({ event }) => event === 'enriched') === isEnriched) &&
      (hasContacts === undefined || isEmployer === hasContacts) &&
      names.every((name) => hasName(row, name))
    )
  }
}

const fields = {
  email: ['email', 'primary_email'],
  phone: ['phone_number', 'company_phone'],
  linkedin: ['linkedin_url', 'company_linkedin'],
} as const

function unknownPlaces(
  { companies }: AudienceQuestion,
  rows: readonly StoredArtifact[],
  employerOf: EmployerFinder,
): number {
  if (companies.location === undefined) return 0
  return rows.filter((row) => {
    const { city, country } = companyOfRow(row, employerOf(row))
    return city === '' && country === ''
  }).length
}

function withoutTechnologies(rows: readonly StoredArtifact[], employerOf: EmployerFinder): number {
  return rows.filter((row) => companyOfRow(row, employerOf(row)).technologies.length === 0).length
}

function answerLine(question: AudienceQuestion, rows: readonly StoredArtifact[], noun: Noun, all: Rows): string {
  const count = rows.filter(testOf(question, noun, all)).length
  const which = conditionsIn(question)
  if (count === 0) return `None of the ${counted(rows.length, noun)} fits: ${which}.`
  return `**${formatted(count)} of ${counted(rows.length, noun)}** ${count === 1 ? 'fits' : 'fit'}: ${which}.`
}

function conditionsIn({ people, companies, has, isEnriched, hasContacts, names }: AudienceQuestion): string {
  const parts = [
    ...(people === undefined ? [] : [describePeople(people)]),
    ...(Object.keys(companies).length === 0 ? [] : [placeOrCompanies(companies)]),
    ...has.map(({ what, is }) => `${is ? 'with' : 'without'} ${words[what]}`),
    ...(isEnriched === undefined ? [] : [isEnriched ? 'enriched' : 'not enriched yet']),
    ...(hasContacts === undefined ? [] : [hasContacts ? 'with contacts' : 'without contacts']),
    ...names.map((name) => `“${name}”`),
  ]
  return parts.join(', ')
}

function placeOrCompanies(companies: AudienceQuestion['companies']): string {
  const said = describeCompanies(companies)
  return companies.location !== undefined && Object.keys(companies).length === 1
    ? said.replace(/^companies /, '')
    : said
}

const words = { email: 'an email address', phone: 'a phone number', linkedin: 'a LinkedIn profile' } as const

function tableOf(rows: readonly StoredArtifact[], noun: Noun, employerOf: EmployerFinder): string {
  if (noun === 'account') {
    return markdownTable(
      ['Company', 'Industry', 'City', 'Employees'],
      rows.map((row) => {
        const { industry, city, employees } = companyOfRow(row)
        return [textField(row, 'name') ?? '', industry, city, Number.isNaN(employees) ? '' : formatted(employees)]
      }),
    )
  }
  return markdownTable(
    ['Name', 'Title', 'Company', 'City'],
    rows.map((row) => [
      textField(row, 'name') ?? '',
      textField(row, 'title', 'job_title') ?? '',
      textField(row, 'organization_name') ?? '',
      companyOfRow(row, employerOf(row)).city,
    ]),
  )
}

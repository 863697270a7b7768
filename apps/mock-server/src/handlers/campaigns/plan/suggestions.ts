import type { Suggestion } from '@inlay/sdk-core/contract/campaigns'
import type { LeadRequest } from '../../../agent/marketing/request/lead-request'
import { describeCompanies, describePeople, describeSearch } from '../../../agent/marketing/writing/describe-search'
import { rolesInWords } from '../../../agent/marketing/writing/roles-in-words'
import type { AudienceSummary } from './audience-summary'

/** What a suggestion is made of. */
export interface KnownOfCampaign {
  readonly audience: AudienceSummary
  /** Whom it is to reach. */
  readonly search: LeadRequest | undefined
  /** None of them was found yet, though others were: there can be no more of them. */
  readonly isOther?: boolean | undefined
}

export function suggestFinding({ audience, search, isOther = false }: KnownOfCampaign): Suggestion | undefined {
  const { accounts, contacts, accountsWithoutContacts, titles, industries } = audience
  const text = () => {
    if (accountsWithoutContacts > 0) {
      return `Find 2 decision makers at ${each(accountsWithoutContacts, 'account')} without contacts.`
    }
    if (contacts > 0 && search !== undefined) return `Find 10 ${isOther ? '' : 'more '}${describeSearch(search)}.`
    const title = titles[0]?.[0]
    const industry = industries[0]?.[0]
    if (contacts > 0 && title !== undefined && industry !== undefined) {
      return `Find 10 more ${describeSearch({ people: { title }, companies: { industry }, scope: 'new' })}.`
    }
    return accounts + contacts === 0 && search !== undefined ? firstSearch(search) : undefined
  }
  return suggestion('find-leads', text())
}

/** With the numbers that were asked for. */
function firstSearch(search: LeadRequest): string {
  const { companies, people, accounts, contacts, perAccount } = search
  if (people === undefined || perAccount === undefined) {
    const count = people === undefined ? accounts : contacts
    // “1 CFOs” is no English.
    return `Find ${count === undefined ? '' : count === 1 ? 'one of the ' : `${count} `}${describeSearch(search)}.`
  }
  const number = accounts === undefined ? '' : `${accounts} `
  return `Find ${number}${describeCompanies(companies)} and ${perAccount} ${describePeople(people)} at each.`
}

export function suggestEnriching({ audience }: KnownOfCampaign): Suggestion | undefined {
  const { contactsWithoutEmail, contactsNotEnriched, accountsNotEnriched } = audience
  if (contactsWithoutEmail > 0 && contactsNotEnriched > 0) {
    return suggestion(
      'enrich-lead-data',
      `Enrich the contacts: ${contactsWithoutEmail} of them ${contactsWithoutEmail === 1 ? 'has' : 'have'} no email address yet.`,
    )
  }
  if (contactsNotEnriched > 0) {
    return suggestion(
      'enrich-lead-data',
      `Enrich ${each(contactsNotEnriched, 'contact')} that nobody has looked up yet.`,
    )
  }
  return accountsNotEnriched > 0
    ? suggestion('enrich-lead-data', `Enrich ${each(accountsNotEnriched, 'account')} with what is known of them.`)
    : undefined
}

export function suggestDrafting({ audience, search }: KnownOfCampaign): Suggestion | undefined {
  const { contacts, titles } = audience
  const [title, count = 0] = titles[0] ?? []
  if (contacts > 0) {
    // A title that few have tells nobody who they are.
    const to =
      title === undefined || count * 2 < contacts ? 'our contacts' : `our contacts, such as ${rolesInWords(title)}`
    return suggestion('draft-campaign-content', `Write a three-step email sequence to ${to}.`)
  }
  if (search === undefined) return undefined
  const whom = `${search.people === undefined ? 'people at ' : ''}${describeSearch(search)}`
  return suggestion('draft-campaign-content', `Write a first email to ${whom}.`)
}

function suggestion(type: Suggestion['type'], text: string | undefined): Suggestion | undefined {
  return text === undefined ? undefined : { type, text }
}

function each(count: number, noun: string): string {
  return count === 1 ? `the ${noun}` : `each of the ${count} ${noun}s`
}

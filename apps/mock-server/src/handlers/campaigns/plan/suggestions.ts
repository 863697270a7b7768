import type { Suggestion } from '@inlay/sdk-core/contract/campaigns'
import type { AudienceSummary } from './audience-summary'

/** What a suggestion is made of. */
export interface KnownOfCampaign {
  readonly audience: AudienceSummary
  /** Whom it is to reach. */
  readonly idea: string | undefined
}

export function suggestFinding({ audience, idea }: KnownOfCampaign): Suggestion | undefined {
  const { accounts, contacts, accountsWithoutContacts, titles, industries } = audience
  const text = () => {
    if (accountsWithoutContacts > 0) {
      return `Find 2 decision makers at ${each(accountsWithoutContacts, 'account')} without contacts.`
    }
    if (contacts > 0 && idea !== undefined) return `Find 10 more: ${idea}.`
    const title = titles[0]?.[0]
    const industry = industries[0]?.[0]
    if (contacts > 0 && title !== undefined && industry !== undefined) {
      return `Find 10 more contacts with the title ${title} at companies in ${industry}.`
    }
    return accounts + contacts === 0 && idea !== undefined ? `Find ${idea}.` : undefined
  }
  return suggestion('find-leads', text())
}

export function suggestEnriching({ audience }: KnownOfCampaign): Suggestion | undefined {
  const { contactsWithoutEmail, contactsNotEnriched, accountsNotEnriched } = audience
  if (contactsWithoutEmail > 0 && contactsNotEnriched > 0) {
    return suggestion(
      'enrich-lead-data',
      `Enrich the contacts: ${contactsWithoutEmail} of them ${contactsWithoutEmail === 1 ? 'has' : 'have'} no e-mail address yet.`,
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

export function suggestDrafting({ audience, idea }: KnownOfCampaign): Suggestion | undefined {
  const { contacts, titles } = audience
  const title = titles[0]?.[0]
  if (contacts > 0) {
    const to = title === undefined ? 'our contacts' : `our contacts, such as ${title}`
    return suggestion('draft-campaign-content', `Write a three-step e-mail sequence to ${to}.`)
  }
  return idea === undefined ? undefined : suggestion('draft-campaign-content', `Write a first e-mail to ${idea}.`)
}

function suggestion(type: Suggestion['type'], text: string | undefined): Suggestion | undefined {
  return text === undefined ? undefined : { type, text }
}

function each(count: number, noun: string): string {
  return count === 1 ? `the ${noun}` : `each of the ${count} ${noun}s`
}

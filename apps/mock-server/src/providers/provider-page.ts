import { html, type Html } from '../identity/provider/pages/html'
import { page } from '../identity/provider/pages/page'
import type { EmailCampaignFigures, LeadListFigures } from './provider-figures'

/** One campaign of the e-mail provider, as its own pages would show it. */
export function emailCampaignPage(campaign: EmailCampaignFigures): string {
  const { name, createdAt, sent, opened, replied, schedule, senders } = campaign
  return providerPage({
    name,
    about: `A campaign of the email provider, since ${dayOf(createdAt)}`,
    figures: [
      ['Sent', formatted(sent)],
      ['Opened', withShare(opened, sent)],
      ['Replied', withShare(replied, sent)],
    ],
    more: [
      ...(schedule
        ? [
            facts('When it sends', [
              ['Days', daysOf(schedule.days_of_the_week)],
              ['Hours', `${schedule.start_hour} to ${schedule.end_hour} (${schedule.timezone})`],
              ['Between emails', counted(schedule.min_time_btw_emails, 'minute')],
              ['New leads a day', `At most ${formatted(schedule.max_new_leads_per_day)}`],
            ]),
          ]
        : []),
      ...(senders.length === 0 ? [] : [facts('From', [[counted(senders.length, 'sender'), senders.join(', ')]])]),
    ],
  })
}

/** One list of the LinkedIn provider. */
export function leadListPage({
  name,
  createdAt,
  leadCount,
  invited,
  accepted,
  sent,
  replied,
}: LeadListFigures): string {
  return providerPage({
    name,
    about: `A lead list of the LinkedIn provider, since ${dayOf(createdAt)}`,
    figures: [
      ['Leads', formatted(leadCount)],
      ['Invited', formatted(invited)],
      ['Accepted', withShare(accepted, invited)],
      ['Messages sent', formatted(sent)],
      ['Replied', withShare(replied, sent)],
    ],
    more: [],
  })
}

type Fact = readonly [name: string, value: string]

interface ProviderPageContent {
  readonly name: string
  readonly about: string
  readonly figures: readonly Fact[]
  readonly more: readonly Html[]
}

function providerPage({ name, about, figures, more }: ProviderPageContent): string {
  return page({
    title: name,
    body: html`
      <h1>${name}</h1>
      <p class="text">${about}.</p>
      ${facts('So far', figures)}${more}
      <p class="note">This page stands in for the provider’s own, which this server plays as well.</p>
    `,
  })
}

function facts(title: string, entries: readonly Fact[]): Html {
  return html`<section>
    <h2>${title}</h2>
    <dl>
      ${entries.map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
  </section>`
}

const formatted = (count: number) => count.toLocaleString('en')

function counted(count: number, noun: string): string {
  return `${formatted(count)} ${noun}${count === 1 ? '' : 's'}`
}

function withShare(part: number, whole: number): string {
  return whole === 0 ? formatted(part) : `${formatted(part)} (${Math.round((part / whole) * 100)}%)`
}

function dayOf(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
}

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** From Monday on. */
function daysOf(days: readonly number[]): string {
  const inOrder = days.toSorted((one, other) => ((one + 6) % 7) - ((other + 6) % 7))
  return inOrder.map((day) => dayNames[day]).join(', ')
}

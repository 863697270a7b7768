import type { ReactNode } from 'react'
import type { Artifact } from '@inlay/sdk-core/contract/campaigns'
import { useInlay, useMessages } from '@inlay/sdk-core/react'
import { Link } from '@inlay/sdk-core/ui'
import { audienceMessages } from './audience-messages'
import { fieldMessages } from './field-messages'
import { keyedEntries } from './keyed-entries'
import { sentenceCase } from './sentence-case'
import { valueText } from './row-values'

/** What somebody has posted and visited, which mails went to and fro, and what was noted about them. */
export function RowActivities({ row }: { readonly row: Artifact }) {
  const t = useMessages(audienceMessages)
  const label = useMessages(fieldMessages)
  const { locale } = useInlay()
  return (
    <>
      <Entries title={label('linkedin_posts')} entries={row.linkedin_posts}>
        {({ text, url }) => (
          <>
            <p className="inlay-RowDrawer-text" dir="auto">
              {text}
            </p>
            {isWebAddress(url) && <Link href={url}>{t('viewPost')}</Link>}
          </>
        )}
      </Entries>
      <Entries title={label('hubspot_web_activities')} entries={row.hubspot_web_activities}>
        {({ event, occurred_at: at, properties }) => (
          <>
            <div className="inlay-RowDrawer-cardHead">
              <span className="inlay-RowDrawer-subject">{sentenceCase(event)}</span>
              <time dateTime={at}>{when(at)}</time>
            </div>
            {Object.entries(properties).map(([name, value]) => (
              <p key={name} className="inlay-RowDrawer-text">
                {sentenceCase(name)}: <bdi>{valueText(value)}</bdi>
              </p>
            ))}
          </>
        )}
      </Entries>
      <Entries title={label('hubspot_email_engagements')} entries={row.hubspot_email_engagements}>
        {({ from, to, subject, text }) => (
          <>
            <p className="inlay-RowDrawer-subject" dir="auto">
              {subject}
            </p>
            <p className="inlay-RowDrawer-parties">
              {t('mailFrom')} <bdi>{from}</bdi>
            </p>
            <p className="inlay-RowDrawer-parties">
              {t('mailTo')} <bdi>{to}</bdi>
            </p>
            <p className="inlay-RowDrawer-text" dir="auto">
              {text}
            </p>
          </>
        )}
      </Entries>
      <Entries title={label('hubspot_notes')} entries={row.hubspot_notes}>
        {(note) => (
          <p className="inlay-RowDrawer-text" dir="auto">
            {note}
          </p>
        )}
      </Entries>
    </>
  )

  function when(at: string): string {
    const time = Date.parse(at)
    if (Number.isNaN(time)) return at
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
  }
}

interface EntriesProps<Entry> {
  readonly title: string
  readonly entries: readonly Entry[] | null | undefined
  readonly children: (entry: Entry) => ReactNode
}

function Entries<Entry>({ title, entries, children }: EntriesProps<Entry>) {
  if (!entries || entries.length === 0) return null
  return (
    <section className="inlay-RowDrawer-section" aria-label={title}>
      <h3>
        {title} <span className="inlay-RowDrawer-count">{entries.length}</span>
      </h3>
      <ul className="inlay-RowDrawer-cards">
        {keyedEntries(entries).map(({ key, entry }) => (
          <li key={key} className="inlay-RowDrawer-card">
            {children(entry)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text)
}

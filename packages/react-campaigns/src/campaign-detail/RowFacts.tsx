import type { Artifact } from '@inlay/sdk-core/contract/campaigns'
import { readTypedText, type TextType } from '@inlay/sdk-core/filters'
import { useInlay, useMessages } from '@inlay/sdk-core/react'
import { Badge, JsonView, Link } from '@inlay/sdk-core/ui'
import { TriangleAlert } from 'lucide-react'
import { Icon } from '@inlay/sdk-core/ui'
import { fieldLabel } from './artifact-fields'
import { audienceMessages } from './audience-messages'
import type { TypeOf } from './column-type'
import { eventWord, statusWords } from './contact-progress'
import { fieldMessages } from './field-messages'
import { keyedEntries } from './keyed-entries'
import { RowActivities } from './RowActivities'
import { readText } from './read-text'
import { isMessageField, rowMessages } from './row-messages'
import { RowMessages } from './RowMessages'
import { activityFields, valueKind, valueText } from './row-values'
import { seniorityWord } from './seniority-words'

export interface RowFactsProps {
  readonly row: Artifact
  readonly fields: readonly string[]
  /** What the texts of a field stand for. @default texts */
  readonly typeOf?: TypeOf | undefined
}

/** What is known of a row: only what says something. */
export function RowFacts({ row, fields, typeOf }: RowFactsProps) {
  const t = useMessages(audienceMessages)
  const label = useMessages(fieldMessages)
  const messages = rowMessages(row)
  const facts = fields.filter((field) => !isMessageField(field) && !activityFields.has(field))
  const status = row.contact_status && statusWords[row.contact_status]
  return (
    <>
      {row.errors_list.length > 0 && (
        <section className="inlay-RowDrawer-problems" aria-label={t('problems')}>
          <Icon icon={TriangleAlert} size={14} />
          <ul>
            {row.errors_list.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </section>
      )}
      <dl className="inlay-RowDrawer-facts">
        {status && (
          <div className="inlay-RowDrawer-fact">
            <dt>{t('status')}</dt>
            <dd>
              <Badge tone={status.tone}>{t(status.text)}</Badge>
            </dd>
          </div>
        )}
        {facts.map((field) => (
          <div key={field} className="inlay-RowDrawer-fact" data-long={isLong(field, row[field]) ? '' : undefined}>
            <dt>{fieldLabel(field, label)}</dt>
            <dd>
              <FactValue field={field} value={row[field]} type={typeOf?.(field)} />
            </dd>
          </div>
        ))}
      </dl>
      {messages.length > 0 && <RowMessages messages={messages} />}
      <RowActivities row={row} />
      {row.process_history.length > 0 && (
        <section className="inlay-RowDrawer-section">
          <h3>{t('history')}</h3>
          <ol className="inlay-RowDrawer-history">
            {keyedEntries(row.process_history).map(({ key, entry }) => (
              <li key={key}>{t(eventWord(entry))}</li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

function isLong(field: string, value: unknown): boolean {
  const kind = valueKind(field, value)
  return kind === 'long-text' || kind === 'fixed'
}

interface FactValueProps {
  readonly field: string
  readonly value: unknown
  /** Of a column of a file's own, which may be years or postcodes: a number stands there as it is written. */
  readonly type: TextType | undefined
}

function FactValue({ field, value, type }: FactValueProps) {
  const t = useMessages(audienceMessages)
  const label = useMessages(fieldMessages)
  const { locale } = useInlay()
  const meant = type === 'boolean' && typeof value === 'string' ? readTypedText(type, value) : value
  if (typeof meant === 'boolean') return t(meant ? 'yes' : 'no')
  if (typeof value === 'object' && value !== null && valueKind(field, value) === 'fixed') {
    return <JsonView value={value} label={fieldLabel(field, label)} />
  }
  const text =
    field === 'seniority'
      ? (seniorityWord(value, label) ?? '')
      : type !== undefined
        ? valueText(value)
        : readText(field, value, locale)
  if (/^https?:\/\//i.test(text)) return <Link href={text}>{text.replace(/^https?:\/\/(?:www\.)?/i, '')}</Link>
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return <Link href={`mailto:${text}`}>{text}</Link>
  return <bdi>{text}</bdi>
}

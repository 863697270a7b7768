import type { Artifact } from '@inlay/sdk-core/contract/campaigns'
import { listCell } from '@inlay/sdk-core/csv'
import type { Translate } from '@inlay/sdk-core/react'
import type { TableColumn } from '@inlay/sdk-core/table'
import { fieldLabel, stepOf } from './artifact-fields'
import type { ValueProblem } from './row-values'
import type { TypeOf } from './column-type'
import type { fieldMessages } from './field-messages'
import { readSeniority, seniorityWord } from './seniority-words'
import { sentenceCase } from './sentence-case'
import { typedColumn } from './typed-column'

const kinds: Readonly<Record<string, ColumnLooks>> = {
  email: { kind: 'email', width: 240 },
  primary_email: { kind: 'email', width: 240 },
  linkedin_url: { kind: 'link', width: 200 },
  facebook_url: { kind: 'link', width: 200 },
  twitter_url: { kind: 'link', width: 200 },
  hubspot_activity_summary_url: { kind: 'link', width: 200 },
  website: { kind: 'link', width: 200 },
  company_linkedin: { kind: 'link', width: 200 },
  departments: { kind: 'list', width: 180 },
  job_functions: { kind: 'list', width: 180 },
  technologies: { kind: 'list', width: 240 },
  hubspot_notes: {
    kind: 'text',
    width: 240,
    value: ({ hubspot_notes: notes }) => notes?.join(' · '),
    text: (_, { hubspot_notes: notes }) => listCell('texts', notes ?? []),
  },
  linkedin_posts: activity('linkedin_posts', ({ text }) => text),
  hubspot_web_activities: activity('hubspot_web_activities', ({ event }) => sentenceCase(event)),
  hubspot_email_engagements: activity('hubspot_email_engagements', ({ subject }) => subject),
  email_subject: { kind: 'text', width: 240 },
  email_body: { kind: 'long-text', width: 320 },
  linkedin_message: { kind: 'long-text', width: 320 },
  annual_revenue: { kind: 'number', width: 140 },
  employee_count: { kind: 'number', width: 120 },
  total_funding: { kind: 'number', width: 140 },
  last_raised_at: { kind: 'date', width: 140 },
  title: { width: 220 },
  organization_name: { width: 200 },
}

type ColumnLooks = Pick<TableColumn<Artifact>, 'kind' | 'width' | 'value' | 'text'>

type ActivityField = 'linkedin_posts' | 'hubspot_web_activities' | 'hubspot_email_engagements'

/** Says in a line what the drawer shows whole; a file and the clipboard have all of it. */
function activity<Field extends ActivityField>(
  field: Field,
  words: (entry: NonNullable<Artifact[Field]>[number]) => string,
): ColumnLooks {
  return {
    kind: 'text',
    width: 240,
    value: (row) => row[field]?.map((entry) => words(entry)).join(' · '),
    text: (_, row) => (row[field]?.length ? JSON.stringify(row[field]) : ''),
  }
}

/** Cells that hold more than a line can say. */
function isReadOnly({ kind, value }: ColumnLooks): boolean {
  return kind === 'json' || value !== undefined
}

export interface ArtifactColumnsParts {
  readonly fields: readonly string[]
  /** One of the rows that has a value, to tell what a field of a file's own holds. */
  readonly sampleOf: (field: string) => unknown
  /** What the texts of a field stand for. @default texts */
  readonly typeOf?: TypeOf | undefined
  readonly label: Translate<typeof fieldMessages.strings>
  readonly absent: string
  readonly isEditable: boolean
  /** Says why a text cannot stand in a cell. */
  readonly problemText?: ((problem: ValueProblem) => string) | undefined
}

/** The columns of an audience, by the fields that its rows have. */
export function artifactColumns(parts: ArtifactColumnsParts): readonly TableColumn<Artifact>[] {
  return parts.fields.map((field): TableColumn<Artifact> => {
    const { base } = stepOf(field)
    const known = (Object.hasOwn(kinds, base) && kinds[base]) || { kind: kindOf(parts.sampleOf(field)) }
    const common = {
      width: 160,
      ...known,
      id: field,
      header: fieldLabel(field, parts.label),
      edit: parts.isEditable && !isReadOnly(known),
    }
    if (field === 'seniority') return { ...common, ...seniority(parts) }
    const type = parts.typeOf?.(field)
    if (type !== undefined) {
      const { isEditable, problemText = () => '' } = parts
      return { ...common, ...typedColumn({ field, type, isEditable, problemText }) }
    }
    if (field !== 'name') return common as TableColumn<Artifact>
    return {
      ...common,
      kind: 'text',
      rowHeader: true,
      // A press on it opens the row, at once: no second press has to be waited for.
      edit: false,
      width: 220,
      pin: 'start',
      absent: parts.absent,
      warning: ({ errors_list: errors }) => (errors.length > 0 ? errors.join('\n') : undefined),
    }
  })
}

/** Said in a word; a file, the clipboard and the server have its code. */
function seniority({ label, isEditable }: ArtifactColumnsParts) {
  return {
    kind: 'badge',
    badge: (value: unknown) => {
      const word = seniorityWord(value, label)
      return word === undefined ? undefined : { label: word, mark: 'none' }
    },
    text: (value: unknown) => (typeof value === 'string' ? value : ''),
    edit: isEditable && {
      write: (value: unknown) => seniorityWord(value, label) ?? '',
      read: (typed: string) => ({ value: readSeniority(typed, label) }),
    },
  } satisfies Partial<TableColumn<Artifact>>
}

function kindOf(value: unknown): 'text' | 'number' | 'boolean' | 'list' | 'json' | undefined {
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'boolean'
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string') ? 'list' : 'json'
  return typeof value === 'object' && value !== null ? 'json' : 'text'
}

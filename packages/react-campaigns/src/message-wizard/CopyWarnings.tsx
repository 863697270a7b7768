import type { CopyFault } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, type Translate } from '@inlay/sdk-core/react'
import { Button, Icon } from '@inlay/sdk-core/ui'
import { TriangleAlert } from 'lucide-react'
import { fieldLabel } from '../campaign-detail/artifact-fields'
import { fieldMessages } from '../campaign-detail/field-messages'
import { isolatedText } from '../campaign-list/isolated-text'
import type { LongSubjects } from './long-subjects'
import type { FieldGap } from './message-reach'
import { messageWizardMessages } from './messages'
import { personName } from './person-words'
import type { PlaceholderFault } from './placeholder-faults'
import { shortenedPlace } from './shortened-place'

export interface CopyWarningsProps {
  readonly id: string
  readonly faults: readonly CopyFault[]
  /** A subject line that is too long with the fields of people in it. */
  readonly long?: LongSubjects | undefined
  /** Meant for a field, and not written as one that contacts have. */
  readonly placeholders: readonly PlaceholderFault[]
  /** Asked for, and not of every contact. */
  readonly gaps: readonly FieldGap[]
  /** A placeholder is to be the field that it means. */
  readonly onNameField: (placeholder: string, field: string) => void
  /** Own words are to be typed in place of one. */
  readonly onSelect: (placeholder: string) => void
}

/** What would better be otherwise in a text. Nothing of it keeps anybody from going on. */
export function CopyWarnings({ id, faults, long, placeholders, gaps, onNameField, onSelect }: CopyWarningsProps) {
  const t = useMessages(messageWizardMessages)
  const label = useMessages(fieldMessages)
  const lines = [
    ...faults.map((fault) => faultText(fault, t)),
    ...(long ? [longText(long, t)] : []),
    ...gaps.map(({ field, count, of }) => t('fieldGap', { count, of, field: fieldLabel(field, label) })),
  ]
  const placeholderText = ({ kind, text, name, meant, said }: PlaceholderFault) => {
    if (kind === 'open') return t('openField', { text })
    if (kind === 'own') return t('ownWords', { text: shortenedPlace(text) })
    if (said !== undefined) return t('bracketedSender', { text, said })
    if (kind === 'unknown') return t('unknownField', { field: name })
    return kind === 'broken' || meant === undefined
      ? t('brokenField', { text })
      : t('bracketedField', { text, field: fieldLabel(meant, label) })
  }
  return (
    <ul id={id} className="inlay-MessageWizard-warnings">
      {placeholders.map((fault) => {
        const { kind, text, meant } = fault
        return (
          <li key={text}>
            <Icon icon={TriangleAlert} size={14} />
            <span>{placeholderText(fault)}</span>
            {meant !== undefined && (
              <Button variant="link" size="compact" onClick={() => onNameField(text, meant)}>
                {t('useField', { field: `{{${meant}}}` })}
              </Button>
            )}
            {kind === 'own' && (
              <Button variant="link" size="compact" onClick={() => onSelect(text)}>
                {t('selectPlace')}
              </Button>
            )}
          </li>
        )
      })}
      {lines.map((line) => (
        <li key={line}>
          <Icon icon={TriangleAlert} size={14} />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  )
}

function longText({ row, ...counts }: LongSubjects, t: Translate<typeof messageWizardMessages.strings>): string {
  return t('subjectTooLong', { name: isolatedText(personName(row)), ...counts })
}

function faultText(fault: CopyFault, t: Translate<typeof messageWizardMessages.strings>): string {
  switch (fault.kind) {
    case 'too-many-words':
      return t('tooManyWords', { words: fault.words, most: fault.most })
    case 'too-few-words':
      return t('tooFewWords', { words: fault.words, fewest: fault.fewest })
    case 'too-many-characters':
      return t('tooManyCharacters', { characters: fault.characters, shorterThan: fault.shorterThan })
    case 'em-dash':
      return t('emDash')
  }
}

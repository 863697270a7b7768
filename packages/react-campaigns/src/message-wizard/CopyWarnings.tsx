import type { CopyFault } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, type Translate } from '@inlay/sdk-core/react'
import { Icon } from '@inlay/sdk-core/ui'
import { TriangleAlert } from 'lucide-react'
import { fieldLabel } from '../campaign-detail/artifact-fields'
import { fieldMessages } from '../campaign-detail/field-messages'
import type { FieldGap } from './message-reach'
import { messageWizardMessages } from './messages'

export interface CopyWarningsProps {
  readonly id: string
  readonly faults: readonly CopyFault[]
  /** Asked for, and of no contact. */
  readonly unknown: readonly string[]
  /** Asked for, and not of every contact. */
  readonly gaps: readonly FieldGap[]
}

/** What would better be otherwise in a text. Nothing of it keeps anybody from going on. */
export function CopyWarnings({ id, faults, unknown, gaps }: CopyWarningsProps) {
  const t = useMessages(messageWizardMessages)
  const label = useMessages(fieldMessages)
  const lines = [
    ...faults.map((fault) => faultText(fault, t)),
    ...unknown.map((field) => t('unknownField', { field })),
    ...gaps.map(({ field, count, of }) => t('fieldGap', { count, of, field: fieldLabel(field, label) })),
  ]
  return (
    <ul id={id} className="inlay-MessageWizard-warnings">
      {lines.map((line) => (
        <li key={line}>
          <Icon icon={TriangleAlert} size={14} />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  )
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

import { useMessages } from '@inlay/sdk-core/react'
import { Avatar, Badge, IconButton } from '@inlay/sdk-core/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { messageWizardMessages } from './messages'

export interface PeopleNavProps {
  readonly title: string
  /** Counted from zero. */
  readonly at: number
  readonly count: number
  readonly onGo: (at: number) => void
}

/** From one contact to the next. */
export function PeopleNav({ title, at, count, onGo }: PeopleNavProps) {
  const t = useMessages(messageWizardMessages)
  return (
    <div className="inlay-MessageWizard-nav">
      <h3>{title}</h3>
      {count > 0 && (
        <>
          <IconButton
            icon={ChevronLeft}
            size="compact"
            label={t('previousPerson')}
            aria-disabled={at === 0 || undefined}
            onClick={() => onGo(Math.max(0, at - 1))}
          />
          <span aria-live="polite" className="inlay-MessageWizard-count">
            {t('person', { at: at + 1, count })}
          </span>
          <IconButton
            icon={ChevronRight}
            size="compact"
            label={t('nextPerson')}
            aria-disabled={at === count - 1 || undefined}
            onClick={() => onGo(Math.min(count - 1, at + 1))}
          />
        </>
      )}
    </div>
  )
}

export interface PersonHeadProps {
  readonly name: string
  /** An address, or what the person does. */
  readonly detail?: string | undefined
  readonly step: string
}

/** To whom a message goes, and which of the sequence it is. */
export function PersonHead({ name, detail, step }: PersonHeadProps) {
  return (
    <div className="inlay-MessageWizard-person">
      <Avatar name={name} size={24} />
      <div className="inlay-MessageWizard-who">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {detail !== undefined && <bdi>{detail}</bdi>}
      </div>
      <Badge>{step}</Badge>
    </div>
  )
}

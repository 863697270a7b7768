import type { Destination } from '@inlay/sdk-core'
import { useMessages } from '@inlay/sdk-core/react'
import { LinkButton, Skeleton, Spinner } from '@inlay/sdk-core/ui'
import { useId, type ReactNode } from 'react'
import { onboardingMessages } from './messages'

export interface GeneratedCardProps {
  readonly title: string
  /** It is still written. */
  readonly busy: boolean
  /** There is something of it already. */
  readonly begun: boolean
  /** Stands in place of what could not be written. */
  readonly note: string | undefined
  /** Where it can be changed. */
  readonly settings: Destination
  readonly children: ReactNode
}

/** A card that fills as it is written. */
export function GeneratedCard({ title, busy, begun, note, settings, children }: GeneratedCardProps) {
  const t = useMessages(onboardingMessages)
  const id = useId()
  return (
    <section
      className="inlay-Onboarding-generated"
      aria-labelledby={id}
      aria-busy={busy}
      data-noted={note === undefined ? undefined : ''}
    >
      <div className="inlay-Onboarding-cardHead">
        <h2 id={id} className="inlay-Onboarding-cardTitle">
          {title}
        </h2>
        {busy && <Spinner label={t('generating')} />}
      </div>
      {note !== undefined ? (
        <>
          <p className="inlay-Onboarding-note">{note}</p>
          <LinkButton size="compact" to={settings} className="inlay-Onboarding-edit">
            {t('openSettings')}
          </LinkButton>
        </>
      ) : (
        <>
          {children}
          {busy && !begun && (
            <div className="inlay-Onboarding-bones">
              {['64%', '92%', '80%', '88%', '52%'].map((width) => (
                <Skeleton key={width} width={width} height="14px" />
              ))}
            </div>
          )}
          {!busy && (
            <LinkButton size="compact" to={settings} className="inlay-Onboarding-edit">
              {t('edit')}
            </LinkButton>
          )}
        </>
      )}
    </section>
  )
}

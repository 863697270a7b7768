import { useMessages } from '@inlay/sdk-core/react'
import { CopyButton } from '@inlay/sdk-core/ui'
import { audienceMessages } from './audience-messages'
import type { RowMessage } from './row-messages'
import { useStepName } from './use-step-name'

/** The messages that were written to somebody, to be read and copied. */
export function RowMessages({ messages }: { readonly messages: readonly RowMessage[] }) {
  const t = useMessages(audienceMessages)
  const stepName = useStepName()
  return (
    <section className="inlay-RowDrawer-section" aria-label={t('messages')}>
      <h3>
        {t('messages')} <span className="inlay-RowDrawer-count">{messages.length}</span>
      </h3>
      <ul className="inlay-RowDrawer-cards">
        {messages.map((message) => (
          <li key={`${message.channel} ${message.step}`} className="inlay-RowDrawer-card">
            <div className="inlay-RowDrawer-cardHead">
              <span>{stepName(message)}</span>
              <CopyButton
                size="compact"
                label={t('copyMessage', { name: stepName(message) })}
                text={[message.subject, message.text].filter((part) => part !== undefined).join('\n\n')}
              />
            </div>
            {message.subject !== undefined && (
              <p className="inlay-RowDrawer-subject" dir="auto">
                {message.subject}
              </p>
            )}
            {message.text !== undefined && (
              <p className="inlay-RowDrawer-text" dir="auto">
                {message.text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

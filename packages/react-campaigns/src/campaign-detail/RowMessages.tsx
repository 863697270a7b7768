import { useMessages } from '@inlay/sdk-core/react'
import { CopyButton } from '@inlay/sdk-core/ui'
import { audienceMessages } from './audience-messages'
import type { RowMessage } from './row-messages'

/** The messages that were written to somebody, to be read and copied. */
export function RowMessages({ messages }: { readonly messages: readonly RowMessage[] }) {
  const t = useMessages(audienceMessages)
  return (
    <section className="inlay-RowDrawer-section" aria-label={t('messages')}>
      <h3>
        {t('messages')} <span className="inlay-RowDrawer-count">{messages.length}</span>
      </h3>
      <ul className="inlay-RowDrawer-cards">
        {messages.map((message) => (
          <li key={`${message.channel} ${message.step}`} className="inlay-RowDrawer-card">
            <div className="inlay-RowDrawer-cardHead">
              <span>{nameOf(message)}</span>
              <CopyButton
                size="compact"
                label={t('copyMessage', { name: nameOf(message) })}
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

  function nameOf({ channel, step }: RowMessage): string {
    if (channel === 'linkedin') return step === 1 ? t('firstMessage') : t('laterMessage', { step })
    return step === 1 ? t('firstMail') : t('followUp', { number: step - 1 })
  }
}

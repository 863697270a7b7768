import { isEmbedError } from '@inlay/sdk-core/embed'
import { useMessages } from '@inlay/sdk-core/react'
import { InlayRoot } from '@inlay/sdk-core/ui'
import { embedMessages } from './embed-messages'

/** Why a framed page has nothing to show. */
export function EmbedMessage({ error }: { readonly error: unknown }) {
  const t = useMessages(embedMessages)
  const [title, text] = isEmbedError(error, 'unsupported')
    ? [t('aloneTitle'), t('alone')]
    : isEmbedError(error, 'origin-refused')
      ? [t('refusedTitle'), t('refused')]
      : isEmbedError(error)
        ? [t('failedTitle'), t('failed')]
        : [t('brokenTitle'), t('broken')]
  return (
    <InlayRoot>
      <main className="host-EmbedMessage">
        <h1 className="host-EmbedMessage-title">{title}</h1>
        <p>{text}</p>
      </main>
    </InlayRoot>
  )
}

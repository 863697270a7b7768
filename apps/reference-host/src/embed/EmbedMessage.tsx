import { isEmbedError } from '@inlay/sdk-core/embed'
import { useMessages } from '@inlay/sdk-core/react'
import { Button, InlayRoot } from '@inlay/sdk-core/ui'
import { embedMessages } from './embed-messages'

/** Why a framed page has nothing to show. What may be otherwise the next time can be tried again. */
export function EmbedMessage({ error }: { readonly error: unknown }) {
  const t = useMessages(embedMessages)
  const [title, text] = isEmbedError(error, 'unsupported')
    ? [t('aloneTitle'), t('alone')]
    : isEmbedError(error, 'origin-refused')
      ? [t('refusedTitle'), t('refused')]
      : isEmbedError(error, 'component-unknown') || isEmbedError(error, 'params-refused')
        ? [t('brokenTitle'), t('misasked')]
        : isEmbedError(error)
          ? [t('failedTitle'), t('failed')]
          : [t('brokenTitle'), t('broken')]
  return (
    <InlayRoot>
      <main className="host-EmbedMessage">
        <h1 className="host-EmbedMessage-title">{title}</h1>
        <p>{text}</p>
        {!isEmbedError(error) && (
          <Button className="host-EmbedMessage-action" onClick={() => window.location.reload()}>
            {t('again')}
          </Button>
        )}
      </main>
    </InlayRoot>
  )
}

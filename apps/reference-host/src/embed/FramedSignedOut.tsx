import { useSignIn } from '@inlay/react-platform/shell'
import { useInlay, useMessages } from '@inlay/sdk-core/react'
import { Button } from '@inlay/sdk-core/ui'
import { embedMessages } from './embed-messages'

/** For somebody whom the page around has signed out, or not signed in yet. */
export function FramedSignedOut() {
  const t = useMessages(embedMessages)
  const { auth } = useInlay()
  const { state, start } = useSignIn(auth.signIn)
  return (
    <div className="host-EmbedMessage">
      <h1 className="host-EmbedMessage-title">{t('signedOutTitle')}</h1>
      <p role="status">{t(state.status === 'problem' ? 'signInFailed' : 'signedOut')}</p>
      <Button
        className="host-EmbedMessage-action"
        variant="primary"
        busy={state.status === 'busy'}
        busyLabel={t('signingIn')}
        onClick={start}
      >
        {t('signIn')}
      </Button>
    </div>
  )
}

import { completeOidcPopup } from '@inlay/sdk-core/oidc'

/**
 * Runs in the window, or the hidden frame, that the provider sends back: hands the answer to the page and closes. Where
 * no page waits for one, as when the address is opened by itself, the sign-in page takes its place.
 */
export async function finishSignIn(): Promise<void> {
  const isWaitedFor = window.opener !== null || window.parent !== window
  if (isWaitedFor) await completeOidcPopup()
  else window.location.replace('/login')
}

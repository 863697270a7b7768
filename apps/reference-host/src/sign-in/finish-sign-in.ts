import { completeOidcPopup } from '@inlay/sdk-core/oidc'

/** Runs in the window, or the hidden frame, that the provider sends back: hands the answer to the page and closes. */
export async function finishSignIn(): Promise<void> {
  await completeOidcPopup()
}

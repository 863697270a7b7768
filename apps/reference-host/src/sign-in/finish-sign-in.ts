import { completeOidcPopup } from '@inlay/sdk-core/oidc'
import { createOtherTabs } from '../session/other-tabs'

/** A page that waits for the answer closes the window as soon as it has it. */
const longestWait = 2_000

/**
 * Runs in the window, or the hidden frame, that the provider sends back: hands the answer to the page and closes. Where
 * no page waits for one, as when the address is opened by itself, the sign-in page takes its place.
 */
export async function finishSignIn(): Promise<void> {
  if (window.parent !== window) return completeOidcPopup()
  if (window.opener === null) return window.location.replace('/login')
  await completeOidcPopup()
  window.setTimeout(finishWithoutPage, longestWait)
}

/** The page was loaded anew meanwhile, and knows nothing of this window. The provider knows the person, whom it can ask. */
function finishWithoutPage() {
  createOtherTabs().tell('signed-in')
  window.close()
}

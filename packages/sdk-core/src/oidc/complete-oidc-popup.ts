import { UserManager } from 'oidc-client-ts'
import { SignInError } from '../auth/sign-in-error'
import { inMemory } from './oidc-settings'

/**
 * For the page at `redirectUri`, and all that it needs to do: hands the provider's answer to the page that waits for
 * it, be this a popup or a hidden frame, and closes the popup.
 */
export async function completeOidcPopup(): Promise<void> {
  const { href, origin } = window.location
  // Only hands the address on; what belongs to the sign-in is known to the page that began it.
  const manager = new UserManager({
    authority: origin,
    client_id: '',
    redirect_uri: origin,
    automaticSilentRenew: false,
    userStore: inMemory(),
    stateStore: inMemory(),
  })
  try {
    if (window.parent === window) await manager.signinPopupCallback(href)
    else await manager.signinSilentCallback(href)
  } catch (cause) {
    throw new SignInError('provider-error', 'Nobody waits for this sign-in any more.', cause)
  }
}

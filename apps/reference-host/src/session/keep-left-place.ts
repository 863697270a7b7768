import type { AuthAdapter } from '@inlay/sdk-core'
import type { AppPortsValue } from '../app-ports'
import { leftPlace } from './left-place'

/**
 * Remembers where a person chose to log out, until somebody signed in is anywhere. A log-out address that was opened by
 * itself is left from nowhere.
 */
export function keepLeftPlace(router: AppPortsValue['router'], auth: AuthAdapter): void {
  let last = router.state.location
  router.subscribe(({ location }) => {
    if (location === last) return
    const from = last
    last = location
    const state = auth.state()
    if (state.status !== 'signed-in' || location.pathname === '/') return
    if (location.pathname !== '/logout') return leftPlace.forget()
    leftPlace.keep({ userId: state.user.userId, address: from.pathname + from.search + from.hash })
  })
}

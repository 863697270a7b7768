import type { Destination, Navigation } from '@inlay/sdk-core'
import type { createBrowserRouter } from 'react-router'
import { addressOf, destinationAt, frameAt } from './destination-addresses'
import type { LeaveQuestions } from './leave-questions'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state' | 'subscribe'>

/** The navigation port over the router: places become addresses of the frame that the user is in. */
export function createBrowserNavigation(router: Router, questions: LeaveQuestions): Navigation {
  let known:
    | { readonly location: Router['state']['location']; readonly destination: Destination | undefined }
    | undefined

  const addressFromHere = (destination: Destination) => addressOf(destination, frameAt(router.state.location.pathname))

  const go = (destination: Destination, replace: boolean) => {
    const address = addressFromHere(destination)
    if (address === undefined) throw new TypeError(`There is no address for ${destination.name} here.`)
    void router.navigate(address, { replace })
  }

  return {
    push: (destination) => go(destination, false),
    replace: (destination) => go(destination, true),
    href: addressFromHere,
    current() {
      const { location } = router.state
      if (known?.location !== location) known = { location, destination: destinationAt(location) }
      return known.destination
    },
    subscribe(listener) {
      let last = router.state.location
      return router.subscribe(({ location }) => {
        if (location === last) return
        last = location
        listener()
      })
    },
    block: questions.add,
  }
}

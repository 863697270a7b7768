import { useLocation } from 'react-router'
import { useAppPorts } from './app-ports'
import { BrokenApp } from './BrokenApp'
import { Go } from './navigation/Go'
import { LeaveGuard } from './navigation/LeaveGuard'
import { OpenScreen } from './open/OpenScreen'
import { LoggedOut } from './open/LoggedOut'
import { resolveAddress } from './routes/resolve-address'
import { isRoot } from './routes/is-root'
import { resolveOptions } from './routes/resolve-options'
import { leftPlace } from './session/left-place'
import { useVisitorStatus } from './session/use-visitor'
import { SignedIn } from './signed-in/lazy-signed-in'

/** Shows what the address of the page asks for, as far as that can be decided before anything of a person is read. */
export function Place() {
  const { leaveQuestions } = useAppPorts()
  return (
    <BrokenApp>
      <LeaveGuard questions={leaveQuestions} />
      <Resolved />
    </BrokenApp>
  )
}

function Resolved() {
  const { auth } = useAppPorts()
  const place = useLocation()
  const status = useVisitorStatus()
  const state = auth.state()
  const left = isRoot(place) && state.status === 'signed-in' ? leftPlace.get() : undefined
  if (left && state.status === 'signed-in' && left.userId === state.user.userId) return <Go to={left.address} />
  const visitor = status === 'signed-in' ? ({ status, person: undefined } as const) : { status }
  const resolution = resolveAddress(place, visitor, resolveOptions)
  switch (resolution.kind) {
    case 'go':
      return <Go to={resolution.to} reason={resolution.reason} />
    case 'logged-out':
      return <LoggedOut />
    case 'screen':
      return <OpenScreen match={resolution.match} />
    default:
      // What is left depends on who is there: on the person once they are known, until then on waiting for that.
      return <SignedIn known={status === 'signed-in'} />
  }
}

import { LoggedOutPage, useSignIn, WelcomePage } from '@inlay/react-platform/shell'
import { useLocation } from 'react-router'
import { useAppPorts } from '../app-ports'
import { config } from '../config'
import { isRoot } from '../routes/is-root'
import { leftPlace } from '../session/left-place'
import { usePreparedSignIn } from '../sign-in/use-prepared-sign-in'
import { OpenPage } from './OpenPage'

/**
 * The logged-out screen in place of an address; signing in shows the address itself. Who has never signed in here is
 * welcomed instead.
 */
export function LoggedOut() {
  const { auth } = useAppPorts()
  const { state, start, cancel } = useSignIn(auth.signIn)
  const place = useLocation()
  usePreparedSignIn()
  const hasFailed = state.status === 'problem' || (state.status === 'busy' && state.again === true)
  if (auth.isNewcomer() && !hasFailed) {
    return (
      <OpenPage screen="shell.welcome">
        <WelcomePage
          appName={config.appName}
          busy={state.status === 'busy'}
          supportHref={config.supportHref}
          onSignIn={start}
          onCancel={cancel}
        />
      </OpenPage>
    )
  }
  return (
    <OpenPage screen="shell.logout" titled={hasFailed ? 'shell.notLoggedIn' : undefined}>
      <LoggedOutPage
        state={state}
        leadsBack={!isRoot(place) || leftPlace.get() !== undefined}
        supportHref={config.supportHref}
        onSignIn={start}
        onCancel={cancel}
      />
    </OpenPage>
  )
}

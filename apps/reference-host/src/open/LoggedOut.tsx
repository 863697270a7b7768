import { LoggedOutPage, useSignIn, WelcomePage } from '@inlay/react-platform/shell'
import { useAppPorts } from '../app-ports'
import { config } from '../config'
import { usePreparedSignIn } from '../sign-in/use-prepared-sign-in'
import { OpenPage } from './OpenPage'

/**
 * The logged-out screen in place of an address; signing in shows the address itself. Who has never signed in here is
 * welcomed instead.
 */
export function LoggedOut() {
  const { auth } = useAppPorts()
  const { state, start } = useSignIn(auth.signIn)
  usePreparedSignIn()
  if (auth.isNewcomer() && state.status !== 'problem') {
    return (
      <OpenPage screen="shell.welcome">
        <WelcomePage
          appName={config.appName}
          busy={state.status === 'busy'}
          supportHref={config.supportHref}
          onSignIn={start}
        />
      </OpenPage>
    )
  }
  return (
    <OpenPage screen="shell.logout">
      <LoggedOutPage state={state} supportHref={config.supportHref} onSignIn={start} />
    </OpenPage>
  )
}

import { LoggedOutPage, useSignIn } from '@inlay/react-platform/shell'
import { useAppPorts } from '../app-ports'
import { config } from '../config'
import { usePreparedSignIn } from '../sign-in/use-prepared-sign-in'
import { OpenPage } from './OpenPage'

/** The logged-out screen in place of an address; signing in shows the address itself. */
export function LoggedOut() {
  const { auth } = useAppPorts()
  const { state, start } = useSignIn(auth.signIn)
  usePreparedSignIn()
  return (
    <OpenPage screen="shell.logout">
      <LoggedOutPage state={state} supportHref={config.supportHref} onSignIn={start} />
    </OpenPage>
  )
}

import { LoggedOutPage, SignInPage, useSignIn } from '@inlay/react-platform/shell'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAppPorts } from '../app-ports'
import { config } from '../config'
import { Go } from '../navigation/Go'
import { ownAddress } from '../routes/own-address'
import { workspaceRoot } from '../routes/workspace-root'
import { useVisitorStatus } from '../session/use-visitor'
import { TakesFocus } from '../TakesFocus'
import { usePreparedSignIn } from '../sign-in/use-prepared-sign-in'
import { StartWaiting } from '../waiting/StartWaiting'
import { OpenPage } from './OpenPage'

/** The sign-in page. Whoever is signed in, by its button or from an earlier visit, goes on to where they wanted to be. */
export function Login() {
  const { auth } = useAppPorts()
  const [query] = useSearchParams()
  const { state, start, cancel } = useSignIn(auth.signIn)
  usePreparedSignIn()
  // The page that says so stays for the next attempt, and focus with its button.
  const [hasFailed, setHasFailed] = useState(false)
  if (state.status === 'problem' && !hasFailed) setHasFailed(true)
  const status = useVisitorStatus()

  const target = ownAddress(query.get('redirectTo'), window.location.origin) ?? workspaceRoot
  if (status === 'signed-in') return <Go to={target} />
  return (
    <OpenPage screen="shell.signIn" titled={hasFailed ? 'shell.notLoggedIn' : undefined}>
      {status === 'unknown' ? (
        <StartWaiting pathname={new URL(target, window.location.origin).pathname} />
      ) : hasFailed ? (
        <TakesFocus>
          <LoggedOutPage state={state} supportHref={config.supportHref} onSignIn={start} onCancel={cancel} />
        </TakesFocus>
      ) : (
        <SignInPage appName={config.appName} state={state} onSignIn={start} onCancel={cancel} />
      )}
    </OpenPage>
  )
}

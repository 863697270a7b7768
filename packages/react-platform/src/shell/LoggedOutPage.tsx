import { forwardRef } from 'react'
import { LogOut } from 'lucide-react'
import { useMessages } from '@inlay/sdk-core/react'
import { LogInActions } from './LogInActions'
import { MessagePage } from './MessagePage'
import { shellMessages } from './messages'
import { signInProblemText } from './sign-in-problem-text'
import type { SignInStatus } from './sign-in-status'

export interface LoggedOutPageProps {
  /** Of the page's element, beside its own. */
  readonly className?: string | undefined
  readonly state: SignInStatus
  /** Signing in leads to where the person was; else to where everybody begins. @default true */
  readonly leadsBack?: boolean | undefined
  readonly supportHref: string
  readonly onSignIn: () => void
  /** Offers to give the sign-in up while its window is open. */
  readonly onCancel?: (() => void) | undefined
}

/**
 * For somebody who is no longer signed in, and for every sign-in that failed.
 *
 * Contract: as `MessagePage`.
 */
export const LoggedOutPage = forwardRef<HTMLElement, LoggedOutPageProps>(function LoggedOutPage(
  { className, state, leadsBack = true, supportHref, onSignIn, onCancel },
  ref,
) {
  const t = useMessages(shellMessages)
  const problem = state.status === 'problem'
  const failed = problem || (state.status === 'busy' && state.again === true)
  return (
    <MessagePage
      ref={ref}
      className={className}
      icon={LogOut}
      tone={failed ? 'danger' : 'neutral'}
      title={t(failed ? 'loginFailedTitle' : 'loggedOutTitle')}
      alone
      actions={
        <LogInActions busy={state.status === 'busy'} supportHref={supportHref} onLogIn={onSignIn} onCancel={onCancel} />
      }
    >
      <p role={problem ? 'alert' : 'status'}>
        {state.status === 'problem' && signInProblemText(state.problem, t)}
        {state.status === 'busy' && t('signInWindow')}
        {state.status === 'idle' && t(leadsBack ? 'loggedOutText' : 'loggedOutAtRoot')}
      </p>
    </MessagePage>
  )
})

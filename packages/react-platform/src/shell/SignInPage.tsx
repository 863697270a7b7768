import { forwardRef, type ReactNode } from 'react'
import { useMessages } from '@inlay/sdk-core/react'
import { classNames } from '@inlay/sdk-core/ui'
import { BrandMark } from './BrandMark'
import { shellMessages } from './messages'
import { SignInButton } from './SignInButton'
import { signInProblemText } from './sign-in-problem-text'
import type { SignInStatus } from './sign-in-status'

export interface SignInPageProps {
  /** Of the page's element, beside its own. */
  readonly className?: string | undefined
  /** The product's display name. */
  readonly appName: string
  /** The product's mark, 40 high. @default the `BrandMark` of Inlay */
  readonly mark?: ReactNode
  readonly state: SignInStatus
  readonly onSignIn: () => void
  /** Offers to give the sign-in up while its window is open. */
  readonly onCancel?: (() => void) | undefined
}

/**
 * The page that leads into the identity provider's window.
 *
 * Contract: slot classes `inlay-SignInPage`, `-panel`, `-title`, `-note`; `data-status`.
 */
export const SignInPage = forwardRef<HTMLElement, SignInPageProps>(function SignInPage(
  { className, appName, mark = <BrandMark size={40} />, state, onSignIn, onCancel },
  ref,
) {
  const t = useMessages(shellMessages)
  return (
    <main ref={ref} className={classNames('inlay-SignInPage', className)} data-status={state.status}>
      <div className="inlay-SignInPage-panel">
        {mark}
        <h1 className="inlay-SignInPage-title">{t('loginTo', { app: appName })}</h1>
        <SignInButton
          label={t('signIn')}
          size="large"
          className="inlay-SignInPage-button"
          busy={state.status === 'busy'}
          onSignIn={onSignIn}
          onCancel={onCancel}
        />
        <p className="inlay-SignInPage-note" role={state.status === 'problem' ? 'alert' : 'status'}>
          {state.status === 'busy' && t('signInWindow')}
          {state.status === 'problem' && signInProblemText(state.problem, t)}
        </p>
      </div>
    </main>
  )
})

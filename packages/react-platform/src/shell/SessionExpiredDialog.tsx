import { forwardRef } from 'react'
import { useMessages } from '@inlay/sdk-core/react'
import { Banner, Button, Dialog, DialogFootStart, classNames } from '@inlay/sdk-core/ui'
import { shellMessages } from './messages'
import { SignInButton } from './SignInButton'
import { signInProblemText } from './sign-in-problem-text'
import type { SignInStatus } from './sign-in-status'

export interface SessionExpiredDialogProps {
  /** Of the dialog, beside its own. */
  readonly className?: string | undefined
  readonly open: boolean
  readonly state: SignInStatus
  readonly onSignIn: () => void
  /** Offers to give the sign-in up while its window is open. */
  readonly onCancel?: (() => void) | undefined
  readonly onSignOut: () => void
}

/**
 * Renews an expired sign-in where the person is: the page below stays as it is, with all that was typed. There is no
 * way past it, since nothing could be read or saved behind it.
 *
 * Contract: slot class `inlay-SessionExpiredDialog`; else as `Dialog`.
 */
export const SessionExpiredDialog = forwardRef<HTMLDialogElement, SessionExpiredDialogProps>(
  function SessionExpiredDialog({ className, open, state, onSignIn, onCancel, onSignOut }, ref) {
    const t = useMessages(shellMessages)
    return (
      <Dialog
        ref={ref}
        className={classNames('inlay-SessionExpiredDialog', className)}
        open={open}
        onOpenChange={() => undefined}
        role="alertdialog"
        size="small"
        closeButton={false}
        title={t('expiredTitle')}
        description={t('expiredText')}
        footer={
          <>
            <DialogFootStart>
              <Button variant="ghost" onClick={onSignOut}>
                {t('logout')}
              </Button>
            </DialogFootStart>
            <SignInButton
              label={t('signIn')}
              takesFocus
              busy={state.status === 'busy'}
              onSignIn={onSignIn}
              onCancel={onCancel}
            />
          </>
        }
      >
        {state.status === 'busy' && <p role="status">{t('signInWindow')}</p>}
        {state.status === 'problem' && (
          <Banner tone="danger" role="alert">
            {signInProblemText(state.problem, t)}
          </Banner>
        )}
      </Dialog>
    )
  },
)

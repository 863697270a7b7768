import { useMessages } from '@inlay/sdk-core/react'
import { Button, type ButtonProps } from '@inlay/sdk-core/ui'
import { useRef } from 'react'
import { shellMessages } from './messages'

interface SignInButtonProps extends Pick<ButtonProps, 'className' | 'size'> {
  readonly label: string
  /** Its window is open. */
  readonly busy: boolean
  readonly takesFocus?: boolean | undefined
  readonly onSignIn: () => void
  readonly onCancel?: (() => void) | undefined
}

/** Opens the sign-in window, which can be given up from here while it is open. */
export function SignInButton({ label, busy, takesFocus, onSignIn, onCancel, className, size }: SignInButtonProps) {
  const t = useMessages(shellMessages)
  const button = useRef<HTMLButtonElement>(null)
  const cancel = () => {
    button.current?.focus()
    onCancel?.()
  }
  return (
    <>
      <Button
        ref={button}
        variant="primary"
        size={size}
        className={className}
        {...(takesFocus && { 'data-autofocus': '' })}
        busy={busy}
        busyLabel={t('signingIn')}
        onClick={onSignIn}
      >
        {label}
      </Button>
      {busy && onCancel && (
        <Button variant="ghost" size={size} className={className} onClick={cancel}>
          {t('cancelSignIn')}
        </Button>
      )}
    </>
  )
}

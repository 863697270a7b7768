import { SessionExpiredDialog, useSignIn } from '@inlay/react-platform/shell'
import { useSessionExpired } from '@inlay/sdk-core/react'
import { useNavigate } from 'react-router'

/** Renews an expired sign-in over whatever is on the screen. */
export function SessionRenewal() {
  const { expired, signIn } = useSessionExpired()
  const { state, start, cancel } = useSignIn(signIn)
  const navigate = useNavigate()
  return (
    <SessionExpiredDialog
      open={expired}
      state={state}
      onSignIn={start}
      onCancel={cancel}
      onSignOut={() => void navigate('/logout')}
    />
  )
}

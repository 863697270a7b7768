import { SessionExpiredDialog, useSignIn } from '@inlay/react-platform/shell'
import { useSessionExpired } from '@inlay/sdk-core/react'
import { useNavigate } from 'react-router'

/** Renews an expired sign-in over whatever is on the screen. */
export function SessionRenewal() {
  const { expired, signIn } = useSessionExpired()
  const { state, start } = useSignIn(signIn)
  const navigate = useNavigate()
  return (
    <SessionExpiredDialog open={expired} state={state} onSignIn={start} onSignOut={() => void navigate('/logout')} />
  )
}

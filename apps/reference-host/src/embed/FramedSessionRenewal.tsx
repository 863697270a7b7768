import { SessionExpiredDialog, useSignIn } from '@inlay/react-platform/shell'
import { useInlay, useSessionExpired } from '@inlay/sdk-core/react'

/** Has the page around renew an expired sign-in, without losing what stands in the frame. */
export function FramedSessionRenewal() {
  const { auth } = useInlay()
  const { expired, signIn } = useSessionExpired()
  const { state, start, cancel } = useSignIn(signIn)
  return (
    <SessionExpiredDialog
      open={expired}
      state={state}
      onSignIn={start}
      onCancel={cancel}
      onSignOut={() => void auth.signOut()}
    />
  )
}

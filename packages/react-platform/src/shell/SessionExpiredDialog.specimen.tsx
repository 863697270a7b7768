import { useState } from 'react'
import { Button } from '@inlay/sdk-core/ui'
import type { Specimen } from '../../../../suites/specimen'
import { SessionExpiredDialog } from './SessionExpiredDialog'

function Page() {
  const [expired, setExpired] = useState(false)
  const go = () => setExpired(false)
  return (
    <>
      <Button onClick={() => setExpired(true)}>Save</Button>
      <SessionExpiredDialog
        open={expired}
        state={{ status: 'problem', problem: 'closed' }}
        onSignIn={go}
        onSignOut={go}
      />
    </>
  )
}

export const specimen: Specimen = {
  name: 'SessionExpiredDialog',
  render: () => <Page />,
  async keyboard({ keys, find, focused, until }) {
    await keys('{Tab}{Enter}')
    const dialog = await find('alertdialog', 'Your sign-in has expired')
    const signIn = await find('button', 'Sign in')
    await until('focus is on the way on', () => focused() === signIn)
    await keys('{Escape}')
    await until('there is no way past it', () => dialog.isConnected && focused() === signIn)
    await keys('{Enter}')
    await until('signed in again, it is gone', () => !dialog.isConnected)
    await until('focus is where it was', () => focused()?.textContent === 'Save')
  },
  async open({ keys, find }) {
    await keys('{Tab}{Enter}')
    await find('alertdialog', 'Your sign-in has expired')
  },
  stays: true,
}

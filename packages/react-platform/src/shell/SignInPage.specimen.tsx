import { useState } from 'react'
import type { Own, Specimen } from '../../../../suites/specimen'
import type { SignInStatus } from './sign-in-status'
import { SignInPage } from './SignInPage'

function Page({ own }: { readonly own: Own }) {
  const [state, setState] = useState<SignInStatus>({ status: 'problem', problem: 'blocked' })
  return <SignInPage {...own} appName="Inlay" state={state} onSignIn={() => setState({ status: 'busy' })} />
}

export const specimen: Specimen = {
  name: 'SignInPage',
  slot: 'inlay-SignInPage',
  rest: false,
  render: (own) => <Page own={own} />,
  async keyboard({ keys, find, until }) {
    const alert = await find('alert')
    await until('it says what was wrong', () => alert.textContent?.includes('blocked') ?? false)
    await keys('{Tab}{Enter}')
    await find('button', /Signing in/)
    const status = await find('status')
    await until('it says where to go on', () => status.textContent?.includes('window that has opened') ?? false)
  },
}

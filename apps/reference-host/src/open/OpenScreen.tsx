import { AccessDeniedPage, ErrorPage, NotFoundPage } from '@inlay/react-platform/shell'
import { config } from '../config'
import type { AddressMatch, ScreenAddress } from '../routes/address'
import { useLocation } from 'react-router'
import { AreaScreen } from '../routes/AreaScreen'
import { detourOf } from '../routes/detour'
import { readablePath } from '../routes/readable-path'
import { Login } from './Login'
import { Logout } from './Logout'
import { OpenPage } from './OpenPage'

const home = { href: '/' }

/** A screen for which nobody needs to be signed in. Those of the shell are here, so that they load with the app. */
export function OpenScreen({ match }: { readonly match: AddressMatch<ScreenAddress> }) {
  const { screen } = match.address
  const { state } = useLocation() as { readonly state: unknown }
  const from = detourOf(state)?.from
  switch (screen) {
    case 'shell.signIn':
      return <Login />
    case 'shell.logout':
      return <Logout />
    case 'shell.error':
      return (
        <OpenPage screen={screen}>
          <ErrorPage
            reason="unknown"
            address={from && readablePath(from)}
            home={home}
            supportHref={config.supportHref}
            alone
          />
        </OpenPage>
      )
    case 'shell.accessDenied':
      return (
        <OpenPage screen={screen}>
          <AccessDeniedPage home={home} supportHref={config.supportHref} alone />
        </OpenPage>
      )
    case 'shell.notFound':
      return (
        <OpenPage screen={screen}>
          <NotFoundPage home={home} alone />
        </OpenPage>
      )
    default:
      return (
        <OpenPage screen={screen}>
          <AreaScreen match={match} />
        </OpenPage>
      )
  }
}

import { describe, expect, it } from 'vitest'
import { callbackAuth } from '../auth/callback-auth'
import { memoryAuth } from '../auth/memory-auth'
import { staticTokenAuth } from '../auth/static-token-auth'
import { createHttpClient } from '../client/create-http-client'
import { createBrowserHost } from '../ports/browser-host'
import { createMemoryHost } from '../ports/memory-host'
import { memoryNavigation } from '../ports/memory-navigation'
import { describeApiClient } from './describe-api-client'
import { describeAuthAdapter } from './describe-auth-adapter'
import { describeHost } from './describe-host'
import { describeNavigation } from './describe-navigation'

const runner = { describe, it, expect }
const user = { userId: 'u1', name: 'Ada' }
const place = (name: string) => ({ name, params: { id: name } })

describe('memoryAuth', () => {
  describeAuthAdapter(runner, () => {
    const adapter = memoryAuth({ user })
    return { adapter, endSession: () => adapter.endSession() }
  })
})

describe('staticTokenAuth', () => {
  describeAuthAdapter(runner, () => ({ adapter: staticTokenAuth({ token: 'secret', user }) }))
})

describe('callbackAuth over a host that is signed in', () => {
  describeAuthAdapter(runner, () => {
    let tokens = 1
    let isOver = false
    const adapter = callbackAuth({
      user,
      getToken: ({ reason }) => {
        if (reason === 'expired') tokens += 1
        return Promise.resolve(isOver ? undefined : `token-${tokens}`)
      },
      signIn: () => Promise.resolve(),
    })
    return {
      adapter,
      endSession: () => {
        isOver = true
      },
    }
  })
})

describe('callbackAuth over a host that says who is signed in', () => {
  describeAuthAdapter(runner, () => {
    let present: typeof user | undefined = user
    return {
      adapter: callbackAuth({
        user: () => present,
        getToken: ({ reason }) => Promise.resolve(reason === 'expired' ? undefined : { token: 'theirs' }),
        signIn: () => {
          present = user
          return Promise.resolve()
        },
        signOut: () => {
          present = undefined
          return Promise.resolve()
        },
      }),
    }
  })
})

describe('createHttpClient', () => {
  describeApiClient(runner, ({ baseUrl, fetch, auth }) => createHttpClient({ baseUrl, fetch, auth, log: () => {} }))
})

describe('createMemoryHost', () => {
  describeHost(runner, () => {
    const host = createMemoryHost()
    return { host, advance: (milliseconds) => host.clock.advance(milliseconds) }
  })
})

describe('createBrowserHost without a browser', () => {
  describeHost(runner, () => {
    const host = createBrowserHost()
    return { host, advance: (milliseconds) => new Promise((resolve) => void host.clock.after(milliseconds, resolve)) }
  })
})

describe('memoryNavigation', () => {
  describeNavigation(runner, () => ({
    navigation: memoryNavigation(place('a')),
    places: [place('a'), place('b'), place('c')],
  }))
})

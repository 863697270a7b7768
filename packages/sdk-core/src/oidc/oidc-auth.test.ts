import { UserManager } from 'oidc-client-ts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { describeAuthAdapter } from '../testing/describe-auth-adapter'
import type { OidcAuthOptions } from './oidc-auth-options'
import { oidcAuthOver, type SignInWindow } from './oidc-auth-over'
import { oidcSettings } from './oidc-settings'
import { createTestBrowser, createTestWindow, type TestBrowser } from './fixtures/test-navigator'
import { clientId, redirectUri, startProvider } from './fixtures/test-provider'

const maren = { userId: 'maren', name: 'Name of maren', email: 'maren@example.com' }

interface PageOptions extends Partial<OidcAuthOptions> {
  readonly openPopup?: () => SignInWindow | undefined
}

/** One page of the host: what it holds in memory is gone with it, the browser's cookies are not. */
function openPage(issuer: string, browser: TestBrowser, { openPopup, ...options }: PageOptions = {}) {
  const logged: unknown[] = []
  const settings = oidcSettings({ issuer, clientId, redirectUri, ...options })
  const manager = new UserManager(settings, undefined, browser.popups, browser.frames)
  // Its timers would hold the test's process.
  onTestFinished(() => void manager.events.unload())
  const auth = oidcAuthOver({
    manager,
    openPopup: openPopup ?? createTestWindow,
    oneAtATime: browser.oneAtATime,
    log: (message, cause) => logged.push([message, cause]),
  })
  return { auth, logged }
}

async function signedIn(options: PageOptions & { readonly provider?: Parameters<typeof startProvider>[0] } = {}) {
  const { provider: configuration, ...page } = options
  const provider = await startProvider(configuration)
  const browser = createTestBrowser()
  const { auth, logged } = openPage(provider.issuer, browser, page)
  await auth.signIn()
  return { provider, browser, auth, logged }
}

describe('signing in', () => {
  it('uses the code flow with PKCE and asks for a refresh token', async () => {
    const { auth, browser, provider } = await signedIn()
    expect(auth.state()).toEqual({ status: 'signed-in', user: maren })
    const asked = browser.opened[0]?.searchParams
    expect(asked?.get('response_type')).toBe('code')
    expect(asked?.get('code_challenge_method')).toBe('S256')
    expect(asked?.get('scope')).toBe('openid profile email offline_access')
    expect(asked?.get('prompt')).toBe('consent')
    expect(provider.grants).toEqual(['authorization_code'])
  })

  it('gives a token with its end, and tells those who watch', async () => {
    const provider = await startProvider()
    const { auth } = openPage(provider.issuer, createTestBrowser())
    const seen: string[] = []
    auth.subscribe(() => seen.push(auth.state().status))
    expect(await auth.getToken({ reason: 'request' })).toBeUndefined()
    await auth.signIn()
    const token = await auth.getToken({ reason: 'request' })
    expect(token?.token).toBeTruthy()
    expect(Math.abs((token?.expiresAt ?? 0) - Date.now() - 600_000)).toBeLessThan(5_000)
    expect(seen).toEqual(['signed-in'])
  })

  it('opens one window for two presses', async () => {
    const provider = await startProvider()
    const openPopup = vi.fn(createTestWindow)
    const { auth } = openPage(provider.issuer, createTestBrowser(), { openPopup })
    await Promise.all([auth.signIn(), auth.signIn()])
    expect(openPopup).toHaveBeenCalledTimes(1)
  })

  it('opens the window before anything is awaited, as browsers demand', async () => {
    const openPopup = vi.fn(() => undefined)
    const { auth } = openPage('http://127.0.0.1:1', createTestBrowser(), { openPopup })
    const signIn = auth.signIn()
    expect(openPopup).toHaveBeenCalledTimes(1)
    await expect(signIn).rejects.toMatchObject({ name: 'SignInError', code: 'popup-blocked' })
  })

  it('says that the person closed the window', async () => {
    const provider = await startProvider()
    const browser = createTestBrowser()
    const closing = { ...browser, popups: { ...browser.popups, prepare: () => Promise.resolve(closedWindow) } }
    const { auth } = openPage(provider.issuer, closing)
    await expect(auth.signIn()).rejects.toMatchObject({ code: 'popup-closed' })
    expect(auth.state()).toEqual({ status: 'signed-out' })
  })

  it('opens no other window in place of one that is closed while a sign-out is under way', async () => {
    const provider = await startProvider()
    const browser = createTestBrowser()
    let endSignOut = () => {}
    const signedOut = new Promise<void>((resolve) => (endSignOut = resolve))
    void browser.oneAtATime(() => signedOut)
    const popup = createTestWindow()
    const { auth } = openPage(provider.issuer, browser, { openPopup: () => popup })
    const signIn = expect(auth.signIn()).rejects.toMatchObject({ code: 'popup-closed' })
    popup.close()
    endSignOut()
    await signIn
    expect(browser.opened).toEqual([])
  })

  it('says that signing in failed where the provider gives no token to a person who was through', async () => {
    const provider = await startProvider()
    provider.failing.add('/token')
    const { auth } = openPage(provider.issuer, createTestBrowser())
    await expect(auth.signIn()).rejects.toMatchObject({ code: 'provider-error' })
    provider.failing.clear()
    await auth.signIn()
    expect(auth.state().status).toBe('signed-in')
  })

  it('says that the person, or the provider, refused', async () => {
    const provider = await startProvider()
    provider.person = 'denies'
    const { auth } = openPage(provider.issuer, createTestBrowser())
    await expect(auth.signIn()).rejects.toMatchObject({
      code: 'refused',
      message: 'The sign-in was refused: Not today.',
    })
  })

  it('says what the provider found wrong', async () => {
    const provider = await startProvider()
    const { auth } = openPage(provider.issuer, createTestBrowser(), { scope: 'openid', prompt: 'none' })
    await expect(auth.signIn()).rejects.toMatchObject({ code: 'provider-error' })
  })

  it('says that the provider cannot be reached, and can be tried again', async () => {
    const provider = await startProvider()
    provider.broken.add('/.well-known/openid-configuration')
    const { auth } = openPage(provider.issuer, createTestBrowser())
    await expect(auth.signIn()).rejects.toMatchObject({ code: 'unavailable' })
    provider.broken.clear()
    await auth.signIn()
    expect(auth.state().status).toBe('signed-in')
  })

  it('ends with the signal, before it begins and while the person is at it', async () => {
    const provider = await startProvider()
    provider.person = undefined
    const { auth } = openPage(provider.issuer, createTestBrowser())
    await expect(auth.signIn({ signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'aborted' })
    const stop = new AbortController()
    const signIn = auth.signIn({ signal: stop.signal })
    const ended = expect(signIn).rejects.toMatchObject({ code: 'aborted' })
    await vi.waitFor(() => expect(provider.paths.some((path) => path.startsWith('/interaction/'))).toBe(true))
    stop.abort()
    await ended
  })

  it('ends with the signal also before the window is on its way, and closes it', async () => {
    const provider = await startProvider()
    const browser = createTestBrowser()
    void browser.oneAtATime(() => new Promise(() => {}))
    const popup = createTestWindow()
    const { auth } = openPage(provider.issuer, browser, { openPopup: () => popup })
    const stop = new AbortController()
    const ended = expect(auth.signIn({ signal: stop.signal })).rejects.toMatchObject({ code: 'aborted' })
    stop.abort()
    await ended
    expect(popup.closed).toBe(true)
  })
})

describeAuthAdapter({ describe, it, expect }, async () => {
  const { auth, browser, provider } = await signedIn()
  return {
    adapter: auth,
    endSession: () => {
      browser.forget()
      provider.refusesRefresh = true
    },
  }
})

describe('renewing', () => {
  it('uses the refresh token, once for all who ask, and each time the new one', async () => {
    const { auth, provider } = await signedIn()
    const before = await auth.getToken({ reason: 'request' })
    const renewed = await Promise.all([1, 2, 3].map(() => auth.getToken({ reason: 'expired' })))
    expect(new Set(renewed.map((each) => each?.token)).size).toBe(1)
    expect(renewed[0]?.token).not.toBe(before?.token)
    expect(await auth.getToken({ reason: 'request' })).toEqual(renewed[0])
    await auth.getToken({ reason: 'expired' })
    expect(provider.grants).toEqual(['authorization_code', 'refresh_token', 'refresh_token'])
    expect(auth.state()).toEqual({ status: 'signed-in', user: maren })
  })

  it('happens by itself for a token that has ended', async () => {
    const { auth, provider } = await signedIn()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect(await auth.getToken({ reason: 'request' })).toBeDefined()
    expect(provider.grants.at(-1)).toBe('refresh_token')
  })

  it("goes by the provider's own session where there is no refresh token", async () => {
    const { auth, provider, browser } = await signedIn({ scope: 'openid profile email', prompt: 'login' })
    expect(await auth.getToken({ reason: 'expired' })).toBeDefined()
    expect(browser.opened.at(-1)?.searchParams.get('prompt')).toBe('none')
    expect(provider.grants).toEqual(['authorization_code', 'authorization_code'])
  })

  it('gives nothing once the session is over, and leaves the person who they are', async () => {
    const { auth, browser } = await signedIn({ scope: 'openid profile email', prompt: 'login' })
    browser.forget()
    const changes = vi.fn()
    auth.subscribe(changes)
    expect(await auth.getToken({ reason: 'expired' })).toBeUndefined()
    expect(auth.state()).toEqual({ status: 'signed-in', user: maren })
    expect(changes).not.toHaveBeenCalled()
  })

  it("goes by the provider's own session too when the refresh token has ended", async () => {
    const { auth, provider, browser } = await signedIn()
    provider.refusesRefresh = true
    expect(await auth.getToken({ reason: 'expired' })).toBeDefined()
    expect(browser.opened[1]?.searchParams.get('prompt')).toBe('none')
  })

  it('fails when the provider cannot be reached, which is another thing', async () => {
    const { auth, provider } = await signedIn()
    provider.broken.add('/token')
    await expect(auth.getToken({ reason: 'expired' })).rejects.toMatchObject({ code: 'unavailable' })
    provider.broken.clear()
    expect(await auth.getToken({ reason: 'expired' })).toBeDefined()
  })
})

describe('after a reload', () => {
  it('leaves whoever is signed in as they are where the provider knows nobody, with what renews their token', async () => {
    const { auth, browser, provider } = await signedIn()
    browser.forget()
    expect(await auth.restore()).toEqual({ status: 'signed-in', user: maren })
    expect((await auth.getToken({ reason: 'expired' }))?.token).toBeTruthy()
    expect(provider.grants).toEqual(['authorization_code', 'refresh_token'])
  })

  it('the person is signed in again without a window, by the session of the provider', async () => {
    const { browser, provider } = await signedIn()
    const openPopup = vi.fn(() => undefined)
    const { auth } = openPage(provider.issuer, browser, { openPopup })
    expect(auth.state()).toEqual({ status: 'signed-out' })
    const [state, token] = await Promise.all([auth.restore(), auth.getToken({ reason: 'request' })])
    expect(state).toEqual({ status: 'signed-in', user: maren })
    expect(token).toBeDefined()
    expect(openPopup).not.toHaveBeenCalled()
  })

  it('nobody is signed in where the provider knows nobody; that is no failure', async () => {
    const provider = await startProvider()
    const { auth, logged } = openPage(provider.issuer, createTestBrowser())
    expect(await auth.restore()).toEqual({ status: 'signed-out' })
    expect(logged).toEqual([])
  })

  it('a provider that cannot be reached is logged and told, and can be asked again', async () => {
    const { browser, provider } = await signedIn()
    const { auth, logged } = openPage(provider.issuer, browser)
    provider.broken.add('/.well-known/openid-configuration')
    expect(await auth.restore()).toMatchObject({ status: 'signed-out', problem: { code: 'unavailable' } })
    expect(logged).toMatchObject([['The sign-in could not be restored.', { code: 'unavailable' }]])
    provider.broken.clear()
    expect(await auth.restore()).toEqual({ status: 'signed-in', user: maren })
  })

  it('keeps nothing in web storage', async () => {
    const written = vi.fn()
    const storage = { setItem: written, getItem: () => null, removeItem: () => {}, length: 0, key: () => null }
    vi.stubGlobal('localStorage', storage)
    vi.stubGlobal('sessionStorage', storage)
    onTestFinished(() => void vi.unstubAllGlobals())
    const { auth } = await signedIn()
    await auth.getToken({ reason: 'expired' })
    expect(written).not.toHaveBeenCalled()
  })
})

describe('signing out', () => {
  it('ends the sign-in here, the refresh token and the session of the provider', async () => {
    const { auth, provider, browser, logged } = await signedIn()
    await auth.signOut()
    expect(auth.state()).toEqual({ status: 'signed-out' })
    expect(await auth.getToken({ reason: 'request' })).toBeUndefined()
    expect(provider.revocations).toBe(1)
    expect(logged).toEqual([])
    expect(provider.paths).toContain('/session/end/confirm')
    const { auth: reloaded } = openPage(provider.issuer, browser)
    expect(await reloaded.restore()).toEqual({ status: 'signed-out' })
  })

  it('is at once here, and says so when the provider could not be told', async () => {
    const { auth, provider } = await signedIn({ silentTimeout: 200 })
    provider.broken.add('/session/end')
    const signOut = auth.signOut()
    expect(auth.state()).toEqual({ status: 'signed-out' })
    await expect(signOut).rejects.toMatchObject({ name: 'SignInError', code: 'unavailable' })
    expect(await auth.getToken({ reason: 'expired' })).toBeUndefined()
  })

  it('is not undone by a renewal that was under way', async () => {
    const { auth } = await signedIn()
    const renewal = auth.getToken({ reason: 'expired' })
    await auth.signOut()
    expect(await renewal).toBeUndefined()
    expect(auth.state()).toEqual({ status: 'signed-out' })
    expect(await auth.getToken({ reason: 'request' })).toBeUndefined()
  })

  it('is not overtaken by a sign-in or a reload, in whichever page of the origin', async () => {
    const { auth, provider, browser } = await signedIn()
    const { auth: other } = openPage(provider.issuer, browser)
    const { auth: reloaded } = openPage(provider.issuer, browser)
    provider.slow.set('/token/revocation', 200)
    const signOut = auth.signOut()
    provider.person = 'theo'
    expect(await reloaded.restore()).toEqual({ status: 'signed-out' })
    await other.signIn()
    await signOut
    expect(other.state()).toMatchObject({ status: 'signed-in', user: { userId: 'theo' } })
  })

  it('holds nobody up for longer than it takes to fail', async () => {
    const { auth, provider } = await signedIn({ silentTimeout: 200 })
    provider.broken.add('/session/end')
    await Promise.all([expect(auth.signOut()).rejects.toThrow('may still know you'), auth.signIn()])
    expect(auth.state()).toMatchObject({ status: 'signed-in', user: { userId: 'maren' } })
  })

  it('lets another person sign in', async () => {
    const { auth, provider } = await signedIn()
    await auth.signOut()
    provider.person = 'theo'
    await auth.signIn()
    expect(auth.state()).toMatchObject({ status: 'signed-in', user: { userId: 'theo' } })
  })
})

const closedWindow = {
  navigate: () => Promise.reject(new Error('Popup closed by user')),
  close: () => {},
}

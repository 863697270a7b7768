import { focusManager, onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { memo, StrictMode, useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { listCampaigns } from '../contract/campaigns/index'
import { defineMessages } from '../messages/define-messages'
import { forgetWarnings } from './development/warn-once'
import { registerCopy } from './development/use-copy-warning'
import { useAuthState } from './hooks/use-auth-state'
import { useInlay } from './hooks/use-inlay'
import { useNavigation } from './hooks/use-navigation'
import { useNotify } from './hooks/use-notify'
import { useSupports } from './hooks/use-supports'
import { InlayProvider } from './InlayProvider'
import { useMessages } from './messages/use-messages'
import { CampaignNames } from './fixtures/CampaignNames'
import { pageOf } from './fixtures/campaigns'
import { createFakeClient, later } from './fixtures/fake-client'
import { createStage } from './fixtures/render-inlay'

const warn = vi.fn<(text: string) => void>()

beforeEach(() => {
  forgetWarnings()
  warn.mockReset()
  vi.spyOn(console, 'warn').mockImplementation(warn)
})

afterEach(() => {
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
  vi.restoreAllMocks()
})

function warnings() {
  return warn.mock.calls.map(([text]) => text)
}

describe('InlayProvider', () => {
  it('renders no element of its own', async () => {
    const stage = createStage()
    const screen = await stage.show(<p>inside</p>)
    expect(screen.container.innerHTML).toBe('<p>inside</p>')
  })

  it('keeps its answers from the host and from providers of another client, also under equal keys', async () => {
    const stage = createStage()
    const other = createFakeClient()
    stage.api.answer(listCampaigns, () => pageOf('ours'))
    other.answer(listCampaigns, () => pageOf('theirs'))
    const hostClient = new QueryClient()
    const key = [listCampaigns.id, 'w1', { query: {} }]
    function HostPart() {
      const { data } = useQuery({ queryKey: key, queryFn: () => 'of the host', staleTime: Infinity })
      return <p>host: {data}</p>
    }
    const screen = await render(
      <StrictMode>
        <QueryClientProvider client={hostClient}>
          <InlayProvider {...stage.defaults}>
            <CampaignNames label="outer" />
            <HostPart />
            <InlayProvider {...stage.defaults} client={other.client}>
              <CampaignNames label="inner" />
            </InlayProvider>
          </InlayProvider>
        </QueryClientProvider>
      </StrictMode>,
    )
    await expect.element(screen.getByRole('region', { name: 'outer' })).toHaveTextContent('ours')
    await expect.element(screen.getByRole('region', { name: 'inner' })).toHaveTextContent('theirs')
    await expect.element(screen.getByText('host: of the host', { exact: true })).toBeVisible()
    expect(hostClient.getQueryCache().getAll()).toHaveLength(1)
    expect(hostClient.getQueryData(key)).toBe('of the host')
  })

  it('shares answers with a provider of equal client, user and workspace', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, () => pageOf('Spring'))
    const screen = await stage.show(<CampaignNames label="first" />)
    await expect.element(screen.getByText('Spring', { exact: true })).toBeVisible()
    const asked = stage.api.calls.length
    await screen.update(
      {},
      <>
        <CampaignNames label="first" />
        <InlayProvider {...stage.defaults}>
          <CampaignNames label="second" />
        </InlayProvider>
        <InlayProvider {...stage.defaults} workspaceId="w2">
          <CampaignNames label="elsewhere" />
        </InlayProvider>
      </>,
    )
    await expect.element(screen.getByRole('region', { name: 'second' })).toHaveTextContent('Spring')
    await expect.element(screen.getByRole('region', { name: 'elsewhere' })).toHaveTextContent('Spring')
    const later = stage.api.calls.slice(asked).filter((call) => !call.options.signal?.aborted)
    expect(later.map((call) => call.options.workspaceId)).toEqual(['w2'])
  })

  it('asks nothing anew when the page gets the focus back', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, () => pageOf('Spring'))
    const screen = await stage.show(<CampaignNames staleTime={0} />)
    await expect.element(screen.getByText('Spring', { exact: true })).toBeVisible()
    const asked = stage.api.calls.length
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    window.dispatchEvent(new Event('online'))
    await expect.element(screen.getByText('Spring', { exact: true })).toBeVisible()
    expect(stage.api.calls).toHaveLength(asked)
  })

  it('reads whatever the process-wide managers of TanStack have been told', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, () => pageOf('Spring'))
    focusManager.setFocused(false)
    onlineManager.setOnline(false)
    const screen = await stage.show(<CampaignNames />)
    await expect.element(screen.getByText('Spring', { exact: true })).toBeVisible()
  })

  it('forgets all that was read and cancels what is under way when the person signs out', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, ({ query }) => (query?.search ? new Promise(() => {}) : pageOf('secret')))
    let queryClient: QueryClient | undefined
    function Peek() {
      const { session } = useInlay()
      useEffect(() => {
        queryClient = session.queryClient
      })
      return null
    }
    const parts = (
      <>
        <CampaignNames label="read" />
        <CampaignNames label="reading" search="x" />
        <Peek />
      </>
    )
    const screen = await stage.show(parts)
    await expect.element(screen.getByText('secret', { exact: true })).toBeVisible()
    const ofAda = queryClient
    const reading = stage.api.calls.findLast((call) => JSON.stringify(call.input).includes('search'))
    stage.api.answer(listCampaigns, () => new Promise(() => {}))
    await stage.people.auth.signOut()
    await expect.element(screen.getByText('secret', { exact: true })).not.toBeInTheDocument()
    expect(reading?.options.signal?.aborted).toBe(true)
    await expect.poll(() => ofAda?.getQueryCache().getAll()).toEqual([])
    expect(queryClient).not.toBe(ofAda)
  })

  it('shows nothing of the former workspace in the next', async () => {
    const stage = createStage()
    const second = later<ReturnType<typeof pageOf>>()
    stage.api.answer(listCampaigns, (_, { workspaceId }) => (workspaceId === 'w1' ? pageOf('of w1') : second.promise))
    const screen = await stage.show(<CampaignNames keepPrevious />)
    await expect.element(screen.getByText('of w1', { exact: true })).toBeVisible()
    await screen.update({ workspaceId: 'w2' })
    await expect.element(screen.getByText('loading', { exact: true })).toBeVisible()
    second.resolve(pageOf('of w2'))
    await expect.element(screen.getByText('of w2', { exact: true })).toBeVisible()
  })

  it('forgets when the last of its kind leaves the page', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, () => pageOf('Spring'))
    let queryClient: QueryClient | undefined
    function Peek() {
      const { session } = useInlay()
      useEffect(() => {
        queryClient = session.queryClient
      })
      return <CampaignNames />
    }
    const screen = await stage.show(<Peek />)
    await expect.element(screen.getByText('Spring', { exact: true })).toBeVisible()
    expect(queryClient?.getQueryCache().getAll()).toHaveLength(1)
    await screen.unmount()
    await expect.poll(() => queryClient?.getQueryCache().getAll()).toEqual([])
    expect(stage.api.listenerCount()).toBe(0)
  })

  it('gives defaults that work: direction from the locale, navigation in memory', async () => {
    const stage = createStage()
    function Settings() {
      const { direction, appearance } = useInlay()
      const navigation = useNavigation()
      navigation.replace({ name: 'somewhere', params: {} })
      return <p>{[direction, appearance.theme, appearance.density, navigation.current()?.name].join(' ')}</p>
    }
    const screen = await stage.show(<Settings />, { locale: 'ar' })
    await expect.element(screen.getByText('rtl auto regular somewhere', { exact: true })).toBeVisible()
  })

  it('leaves its parts alone when what it is given says the same', async () => {
    const stage = createStage()
    let renders = 0
    const Part = memo(function Part() {
      useInlay()
      useEffect(() => {
        renders += 1
      })
      return <p>part</p>
    })
    const same = () => ({
      host: { ...stage.defaults.host },
      messages: { 'a.b': 'c' },
      appearance: { theme: 'dark' as const, variables: { accent: 'red' } },
      onError: () => {},
    })
    const part = <Part />
    const screen = await stage.show(part, same())
    const before = renders
    await screen.update(same())
    expect(renders).toBe(before)
    await screen.update({ ...same(), appearance: { theme: 'dark', variables: { accent: 'blue' } } })
    expect(renders).toBeGreaterThan(before)
  })

  it('knows who is signed in, also from an adapter that answers with a new object each time', async () => {
    const stage = createStage()
    function Who() {
      const state = useAuthState()
      return <p>{state.status === 'signed-in' ? state.user.userId : 'nobody'}</p>
    }
    const screen = await stage.show(<Who />)
    await expect.element(screen.getByText('ada', { exact: true })).toBeVisible()
    stage.people.become('grace')
    await expect.element(screen.getByText('grace', { exact: true })).toBeVisible()
    stage.people.become(undefined)
    await expect.element(screen.getByText('nobody', { exact: true })).toBeVisible()
  })

  it('knows what the backend has as soon as that has said so', async () => {
    const stage = createStage()
    function Supported() {
      return <p>{String(useSupports(listCampaigns))}</p>
    }
    const screen = await stage.show(<Supported />)
    await expect.element(screen.getByText('undefined', { exact: true })).toBeVisible()
    stage.api.tellCapabilities(listCampaigns)
    await expect.element(screen.getByText('true', { exact: true })).toBeVisible()
  })
})

describe('the warnings for developers', () => {
  it('are silent when all is well', async () => {
    const stage = createStage()
    const screen = await stage.show(<p>one</p>)
    await screen.update({}, <p>two</p>)
    await screen.update({ locale: 'de', messages: {} }, <p>three</p>)
    await expect.element(screen.getByText('three', { exact: true })).toBeVisible()
    expect(warnings()).toEqual([])
  })

  it.each(['client', 'auth', 'host', 'messages'] as const)('names %s when it is new on every render', async (name) => {
    const stage = createStage()
    const fresh = () => ({ [name]: { ...(name === 'messages' ? {} : stage.defaults[name]) } })
    const screen = await stage.show(<p>here</p>, fresh())
    for (let render = 0; render < 6; render += 1) await screen.update(fresh())
    expect(warnings()).toEqual([expect.stringContaining(`\`${name}\``)])
  })

  it('name a second copy on the page, with its version', async () => {
    const stage = createStage()
    const remove = registerCopy(Symbol('another copy'), '0.0.9')
    await stage.show(<p>here</p>)
    remove()
    expect(warnings()).toEqual([expect.stringMatching(/2 copies of @inlay\/sdk-core.*0\.0\.9/)])
  })

  it('name wording that uses what it is not given', async () => {
    const catalogue = defineMessages('test', { hello: 'Hello {name}', deeper: 'Deeper' })
    function Hello() {
      return <p>{useMessages(catalogue)('hello', { name: 'Ada' })}</p>
    }
    const messages = { 'test.hello': 'Hallo {name}', 'test.bye': 'Tschüss', 'test.deeper.title': 'of another' }
    const stage = createStage()
    const screen = await stage.show(<Hello />, { messages })
    await expect.element(screen.getByText('Hallo Ada', { exact: true })).toBeVisible()
    expect(warnings()).toEqual([expect.stringContaining('"test.bye"')])
    await screen.update({ messages: { 'test.deeper': 'Tiefer {level}' } })
    expect(warnings()[1]).toContain('"level"')
  })

  it('say when a notice has nowhere to go', async () => {
    const stage = createStage()
    function Tell() {
      const notify = useNotify()
      return (
        <button type="button" onClick={() => notify({ tone: 'info', text: 'Saved' })}>
          Tell
        </button>
      )
    }
    const screen = await stage.show(<Tell />, { host: {} })
    await screen.getByRole('button').click()
    await screen.getByRole('button').click()
    expect(warnings()).toEqual([expect.stringContaining('"Saved"')])
  })
})

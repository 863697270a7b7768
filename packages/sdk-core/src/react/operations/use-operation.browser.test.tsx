import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Pause } from '../../client/api-client'
import { getCampaign, listCampaigns } from '../../contract/campaigns/index'
import { listWorkspaces } from '../../contract/workspace/index'
import { CampaignNames } from '../fixtures/CampaignNames'
import { ErrorCatcher } from '../fixtures/ErrorCatcher'
import { failure, pageOf } from '../fixtures/campaigns'
import { later } from '../fixtures/fake-client'
import { createStage } from '../fixtures/render-inlay'
import { useOperation } from './use-operation'

afterEach(() => vi.restoreAllMocks())

describe('useOperation', () => {
  it('shows that it loads, then the answer [PLT-CALL-04]', async () => {
    const stage = createStage()
    const answer = later<ReturnType<typeof pageOf>>()
    stage.api.answer(listCampaigns, () => answer.promise)
    const screen = await stage.show(<CampaignNames />)
    await expect.element(screen.getByText('loading', { exact: true })).toBeVisible()
    answer.resolve(pageOf('Spring', 'Summer'))
    await expect.element(screen.getByText('Spring, Summer', { exact: true })).toBeVisible()
  })

  it('shows a failure with a retry, and the answer after it [PLT-CALL-04]', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, () => Promise.reject(failure('server-error')))
    const screen = await stage.show(<CampaignNames />)
    await expect.element(screen.getByText('failed: It failed: server-error', { exact: true })).toBeVisible()
    expect(stage.onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'server-error' }))
    const answer = later<ReturnType<typeof pageOf>>()
    stage.api.answer(listCampaigns, () => answer.promise)
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByText('loading', { exact: true })).toBeVisible()
    answer.resolve(pageOf('Spring'))
    await expect.element(screen.getByText('Spring', { exact: true })).toBeVisible()
  })

  it('makes an ApiError of whatever a client throws', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, () => Promise.reject(new TypeError('odd')))
    const screen = await stage.show(<CampaignNames />)
    await expect.element(screen.getByText('failed: The call failed.', { exact: true })).toBeVisible()
  })

  it('sends the workspace with every call of a workspace feature, and with no other [PLT-CALL-01]', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, () => pageOf('Spring'))
    stage.api.answer(listWorkspaces, () => [])
    function Workspaces() {
      return <p>{useOperation(listWorkspaces, {}).status}</p>
    }
    const screen = await stage.show(
      <>
        <CampaignNames />
        <Workspaces />
      </>,
    )
    await expect.element(screen.getByText('Spring', { exact: true })).toBeVisible()
    await expect.element(screen.getByText('ready', { exact: true })).toBeVisible()
    expect(stage.api.callsOf(listCampaigns).map((call) => call.options.workspaceId)).toContain('w1')
    for (const call of stage.api.callsOf(listCampaigns)) expect(call.options.workspaceId).toBe('w1')
    for (const call of stage.api.callsOf(listWorkspaces)) expect(call.options.workspaceId).toBeUndefined()
  })

  it('fails without asking where the host has named no workspace [PLT-CALL-01]', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, () => pageOf('Spring'))
    const screen = await stage.show(<CampaignNames />, { workspaceId: undefined })
    await expect.element(screen.getByText('failed: No workspace is chosen.', { exact: true })).toBeVisible()
    expect(stage.api.calls).toEqual([])
  })

  it('waits for its input', async () => {
    const stage = createStage()
    function Detail({ campaignId }: { readonly campaignId?: string }) {
      return <p>{useOperation(getCampaign, campaignId ? { params: { campaignId } } : undefined).status}</p>
    }
    const screen = await stage.show(<Detail />)
    await expect.element(screen.getByText('idle', { exact: true })).toBeVisible()
    expect(stage.api.calls).toEqual([])
    await screen.update({}, <Detail campaignId="c1" />)
    await expect.element(screen.getByText('failed', { exact: true })).toBeVisible()
    expect(stage.api.callsOf(getCampaign)[0]?.input).toEqual({ params: { campaignId: 'c1' } })
  })

  it('cancels what nobody waits for any more', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, () => new Promise(() => {}))
    const screen = await stage.show(<CampaignNames search="sp" />)
    await expect.element(screen.getByText('loading', { exact: true })).toBeVisible()
    stage.api.answer(listCampaigns, () => pageOf('Spring'))
    await screen.update({}, <CampaignNames search="spr" />)
    await expect.element(screen.getByText('Spring', { exact: true })).toBeVisible()
    const [first] = stage.api.callsOf(listCampaigns).filter((call) => JSON.stringify(call.input).includes('"sp"'))
    expect(first?.options.signal?.aborted).toBe(true)
  })

  it('keeps the former answer in sight while another is on its way, if asked to', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, () => pageOf('Spring', 'Summer'))
    const screen = await stage.show(<CampaignNames keepPrevious />)
    await expect.element(screen.getByText('Spring, Summer', { exact: true })).toBeVisible()
    const answer = later<ReturnType<typeof pageOf>>()
    stage.api.answer(listCampaigns, () => answer.promise)
    await screen.update({}, <CampaignNames keepPrevious search="spr" />)
    await expect.element(screen.getByText('Spring, Summer (refreshing)', { exact: true })).toBeVisible()
    answer.resolve(pageOf('Spring'))
    await expect.element(screen.getByText('Spring', { exact: true })).toBeVisible()
    stage.api.answer(listCampaigns, () => new Promise(() => {}))
    await screen.update({}, <CampaignNames search="none" />)
    await expect.element(screen.getByText('loading', { exact: true })).toBeVisible()
  })

  it('does not hide a failure behind a former answer', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, () => pageOf('Spring'))
    const screen = await stage.show(<CampaignNames keepPrevious />)
    await expect.element(screen.getByText('Spring', { exact: true })).toBeVisible()
    stage.api.answer(listCampaigns, () => Promise.reject(failure('server-error')))
    await screen.update({}, <CampaignNames keepPrevious search="x" />)
    await expect.element(screen.getByText('failed: It failed: server-error', { exact: true })).toBeVisible()
  })

  it('keeps its answer when a refresh fails, and says so', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, () => pageOf('Spring'))
    const screen = await stage.show(<CampaignNames />)
    await expect.element(screen.getByText('Spring', { exact: true })).toBeVisible()
    stage.api.answer(listCampaigns, () => Promise.reject(failure('unavailable')))
    await screen.getByRole('button', { name: 'Refresh' }).click()
    await expect
      .element(screen.getByText('Spring (refresh failed: It failed: unavailable)', { exact: true }))
      .toBeVisible()
  })

  it('asks once for two parts that want the same', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, () => pageOf('Spring'))
    const screen = await stage.show(
      <>
        <CampaignNames label="one" />
        <CampaignNames label="other" />
      </>,
    )
    await expect.element(screen.getByRole('region', { name: 'one' })).toHaveTextContent('Spring')
    await expect.element(screen.getByRole('region', { name: 'other' })).toHaveTextContent('Spring')
    const unanswered = stage.api.callsOf(listCampaigns).filter((call) => !call.options.signal?.aborted)
    expect(unanswered).toHaveLength(1)
  })

  it('polls on the clock of the host and rests while the page is hidden', async () => {
    const stage = createStage()
    let count = 0
    stage.api.answer(listCampaigns, () => pageOf(`answer ${++count}`))
    const screen = await stage.show(<CampaignNames pollEvery={10_000} />)
    await expect.element(screen.getByText(/^answer/)).toBeVisible()
    const before = count
    await stage.clock.advance(10_000)
    await expect.element(screen.getByText(`answer ${before + 1}`)).toBeVisible()
    stage.visibility.set(false)
    await stage.clock.advance(60_000)
    expect(count).toBe(before + 1)
    stage.visibility.set(true)
    await expect.element(screen.getByText(`answer ${before + 2}`)).toBeVisible()
  })

  it('leaves a failure in sight while polling tries again behind it', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, () => Promise.reject(failure('server-error')))
    const seen: string[] = []
    function Watched() {
      const { status } = useOperation(listCampaigns, {}, { pollEvery: 10_000 })
      seen.push(status)
      return <p>{status}</p>
    }
    const screen = await stage.show(<Watched />)
    await expect.element(screen.getByText('failed', { exact: true })).toBeVisible()
    seen.length = 0
    const answer = later<ReturnType<typeof pageOf>>()
    stage.api.answer(listCampaigns, () => answer.promise)
    const asked = stage.api.calls.length
    await stage.clock.advance(10_000)
    expect(stage.api.calls).toHaveLength(asked + 1)
    await screen.update({ locale: 'de' })
    answer.resolve(pageOf('Spring'))
    await expect.element(screen.getByText('ready', { exact: true })).toBeVisible()
    expect(new Set(seen)).toEqual(new Set(['failed', 'ready']))
  })

  it.each(['visibility', 'connectivity'] as const)(
    'reads again when there is %s again after a while, and leaves what is there in sight',
    async (port) => {
      const stage = createStage()
      stage.api.answer(listCampaigns, () => pageOf('Spring'))
      const screen = await stage.show(<CampaignNames />)
      await expect.element(screen.getByText('Spring', { exact: true })).toBeVisible()
      const asked = stage.api.calls.length
      stage[port].set(false)
      await stage.clock.advance(1_000)
      stage[port].set(true)
      expect(stage.api.calls).toHaveLength(asked)

      const answer = later<ReturnType<typeof pageOf>>()
      stage.api.answer(listCampaigns, () => answer.promise)
      stage[port].set(false)
      await stage.clock.advance(60_000)
      expect(stage.api.calls).toHaveLength(asked)
      stage[port].set(true)
      await expect.element(screen.getByText('Spring (refreshing)', { exact: true })).toBeVisible()
      answer.resolve(pageOf('Summer'))
      await expect.element(screen.getByText('Summer', { exact: true })).toBeVisible()
    },
  )

  it('tries a failed read again as soon as there is a network', async () => {
    const stage = createStage()
    stage.connectivity.set(false)
    stage.api.answer(listCampaigns, () => Promise.reject(failure('offline')))
    const screen = await stage.show(<CampaignNames />)
    await expect.element(screen.getByText('failed: It failed: offline', { exact: true })).toBeVisible()
    stage.api.answer(listCampaigns, () => pageOf('Spring'))
    stage.connectivity.set(true)
    await expect.element(screen.getByText('Spring', { exact: true })).toBeVisible()
  })

  it('tells of a pause that the server asks for, and goes on at once when told to', async () => {
    const stage = createStage()
    let pause: ((pause: Pause | undefined) => void) | undefined
    const answer = later<ReturnType<typeof pageOf>>()
    stage.api.answer(listCampaigns, (_, { onPause }) => {
      pause = onPause
      return answer.promise
    })
    function Waiting() {
      const list = useOperation(listCampaigns, {})
      if (list.status !== 'loading' || !list.pause) return <p>{list.status}</p>
      return (
        <button type="button" onClick={list.pause.end}>
          until {list.pause.until}
        </button>
      )
    }
    const screen = await stage.show(<Waiting />)
    await expect.element(screen.getByText('loading', { exact: true })).toBeVisible()
    pause?.({ until: stage.clock.now() + 2_000, end: () => {} })
    await expect.element(screen.getByText('loading', { exact: true })).toBeVisible()
    const until = stage.clock.now() + 60_000
    pause?.({
      until,
      end() {
        pause?.(undefined)
        answer.resolve(pageOf('Spring'))
      },
    })
    await screen.getByRole('button', { name: `until ${until}` }).click()
    await expect.element(screen.getByText('ready', { exact: true })).toBeVisible()
  })

  it('throws a clear error without a provider', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const screen = await render(
      <ErrorCatcher>
        <CampaignNames />
      </ErrorCatcher>,
    )
    await expect.element(screen.getByText(/no InlayProvider above it/)).toBeVisible()
  })
})

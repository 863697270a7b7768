import { describe, expect, it, vi } from 'vitest'
import {
  createCampaign,
  deleteCampaign,
  getCampaign,
  listCampaigns,
  updateCampaign,
} from '../../contract/campaigns/index'
import type { Pause } from '../../client/api-client'
import { listWorkspaces, rememberActiveWorkspace } from '../../contract/workspace/index'
import { change } from '../session/optimistic-answers'
import { CampaignNames } from '../fixtures/CampaignNames'
import { campaign, failure, pageOf } from '../fixtures/campaigns'
import { later } from '../fixtures/fake-client'
import { createStage } from '../fixtures/render-inlay'
import { useOperation } from './use-operation'
import { useAction, type UseActionOptions } from './use-action'

function Delete({ name, ...options }: { readonly name: string } & UseActionOptions<typeof deleteCampaign>) {
  const remove = useAction(deleteCampaign, {
    optimistic: ({ params }) => [
      change(listCampaigns, (page) => ({
        ...page,
        items: page.items.filter((item) => item.campaignId !== params.campaignId),
      })),
    ],
    ...options,
  })
  return (
    <p>
      <button type="button" onClick={() => void remove.run({ params: { campaignId: name } })}>
        Delete {name}
      </button>
      {remove.pending && <span>deleting {name}</span>}
      {remove.error && <span>not deleted: {remove.error.title}</span>}
    </p>
  )
}

function Rename({ name }: { readonly name: string }) {
  const rename = useAction(updateCampaign, {
    optimistic: ({ params, body }) => [
      change(listCampaigns, (page) => ({
        ...page,
        items: page.items.map((item) =>
          item.campaignId === params.campaignId ? { ...item, name: body.name ?? item.name } : item,
        ),
      })),
    ],
  })
  return (
    <button type="button" onClick={() => void rename.run({ params: { campaignId: name }, body: { name: `${name}!` } })}>
      Rename {name}
    </button>
  )
}

describe('useAction', () => {
  it('shows the expected change at once and the answer of the server in the end', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, () => pageOf('a', 'b', 'c'))
    const deleted = later<{ campaignId: string }>()
    stage.api.answer(deleteCampaign, () => deleted.promise)
    const screen = await stage.show(
      <>
        <CampaignNames />
        <Delete name="b" success="Deleted" />
      </>,
    )
    await expect.element(screen.getByText('a, b, c', { exact: true })).toBeVisible()
    await screen.getByRole('button', { name: 'Delete b' }).click()
    await expect.element(screen.getByText('a, c', { exact: true })).toBeVisible()
    await expect.element(screen.getByText('deleting b', { exact: true })).toBeVisible()
    expect(stage.notices).toEqual([])

    const refetched = later<ReturnType<typeof pageOf>>()
    stage.api.answer(listCampaigns, () => refetched.promise)
    deleted.resolve({ campaignId: 'b' })
    await expect.element(screen.getByText('a, c (refreshing)', { exact: true })).toBeVisible()
    expect(stage.notices).toEqual([{ tone: 'success', text: 'Deleted' }])
    refetched.resolve(pageOf('a', 'c', 'd'))
    await expect.element(screen.getByText('a, c, d', { exact: true })).toBeVisible()
    expect(stage.api.callsOf(deleteCampaign)[0]?.options.workspaceId).toBe('w1')
  })

  it('holds the page until it is known how it ended, and not for what is read', async () => {
    const stage = createStage()
    const deleted = later<{ campaignId: string }>()
    stage.api.answer(deleteCampaign, () => deleted.promise)
    stage.api.answer(getCampaign, () => new Promise(() => {}))
    function Read() {
      const { run } = useAction(getCampaign)
      return (
        <button type="button" onClick={() => void run({ params: { campaignId: 'a' } })}>
          Read
        </button>
      )
    }
    const screen = await stage.show(
      <>
        <Read />
        <Delete name="a" failure="Not deleted" />
        <Delete name="b" background />
      </>,
    )
    await screen.getByRole('button', { name: 'Read' }).click()
    await screen.getByRole('button', { name: 'Delete b' }).click()
    await expect.poll(() => stage.api.callsOf(deleteCampaign).length).toBe(1)
    expect(stage.pageHeld()).toBe(false)
    await screen.getByRole('button', { name: 'Delete a' }).click()
    expect(stage.pageHeld()).toBe(true)
    deleted.reject(failure('forbidden'))
    await expect.poll(stage.pageHeld).toBe(false)
  })

  it('says until when the server asks to wait, once for all that waits, and goes on for whoever does not want to', async () => {
    const stage = createStage()
    const ends = [vi.fn(), vi.fn()]
    const pauses: ((pause: Pause | undefined) => void)[] = []
    stage.api.answer(deleteCampaign, (_, { onPause = () => {} }) => {
      const at = pauses.push(onPause) - 1
      onPause({ until: stage.clock.now() + 20_000 + at, end: ends[at] ?? vi.fn() })
      return new Promise(() => {})
    })
    const screen = await stage.show(
      <>
        <Delete name="a" />
        <Delete name="b" />
      </>,
    )
    await screen.getByRole('button', { name: 'Delete a' }).click()
    await expect
      .poll(() => stage.notices)
      .toMatchObject([
        { lasting: true, text: expect.stringMatching(/^Your change is waiting\. The server asks to wait until/) },
      ])
    await screen.getByRole('button', { name: 'Delete b' }).click()
    await expect.poll(() => stage.notices.at(-1)?.text).toMatch(/^2 changes of yours are waiting\./)
    expect(new Set(stage.notices.map(({ id }) => id)).size).toBe(1)
    stage.notices.at(-1)?.action?.run()
    expect(ends.map(({ mock }) => mock.calls.length)).toEqual([1, 1])
    for (const tell of pauses) tell(undefined)
    await expect.poll(() => stage.notices.length).toBe(1)
  })

  it('says nothing of a short pause, and nothing where the one who asked says it in place', async () => {
    const stage = createStage()
    let told = 0
    stage.api.answer(deleteCampaign, (_, { onPause }) => {
      onPause?.({ until: stage.clock.now() + 2_900, end: () => {} })
      told += 1
      return new Promise(() => {})
    })
    const inPlace = vi.fn()
    stage.api.answer(updateCampaign, (_, { onPause }) => {
      onPause?.({ until: stage.clock.now() + 60_000, end: () => {} })
      told += 1
      return new Promise(() => {})
    })
    stage.api.answer(createCampaign, (_, { onPause }) => {
      onPause?.({ until: stage.clock.now() + 60_000, end: () => {} })
      return new Promise(() => {})
    })
    function InPlace() {
      const { run } = useAction(updateCampaign)
      const last = useAction(createCampaign)
      const body = { name: 'x', objective: 'x', type: 'x', status: 'Draft' } as const
      return (
        <>
          <button
            type="button"
            onClick={() => void run({ params: { campaignId: 'a' }, body: {} }, { onPause: inPlace })}
          >
            Rename
          </button>
          <button type="button" onClick={() => void last.run({ body })}>
            Create
          </button>
        </>
      )
    }
    const screen = await stage.show(
      <>
        <Delete name="a" />
        <InPlace />
      </>,
    )
    await screen.getByRole('button', { name: 'Delete a' }).click()
    await screen.getByRole('button', { name: 'Rename' }).click()
    await expect.poll(() => told).toBe(2)
    expect(inPlace).toHaveBeenCalledTimes(1)
    await screen.getByRole('button', { name: 'Create' }).click()
    // It is told in order: what was to be said of the others has been said by then.
    await expect.poll(() => stage.notices.length).toBe(1)
    expect(stage.notices[0]?.text).toMatch(/^Your change is waiting/)
  })

  it('takes back what the person gives up while it waits, without a word of failure', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, () => pageOf('a', 'b'))
    stage.api.answer(deleteCampaign, (_, { onPause }) => {
      onPause?.({ until: stage.clock.now() + 20_000, end: () => {} })
      return new Promise(() => {})
    })
    const screen = await stage.show(
      <>
        <CampaignNames />
        <Delete name="b" failure="Not deleted" />
      </>,
    )
    await expect.element(screen.getByText('a, b', { exact: true })).toBeVisible()
    await screen.getByRole('button', { name: 'Delete b' }).click()
    await expect.element(screen.getByText('a', { exact: true })).toBeVisible()
    await expect.poll(() => stage.notices.length).toBe(1)
    stage.notices.shift()?.otherAction?.run()
    await expect.element(screen.getByText('a, b', { exact: true })).toBeVisible()
    expect(stage.notices).toEqual([])
    expect(stage.pageHeld()).toBe(false)
  })

  it('takes back a failed change and no other, whatever the server said in between', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, () => pageOf('a', 'b', 'c'))
    const deleted = later<{ campaignId: string }>()
    stage.api.answer(deleteCampaign, () => deleted.promise)
    stage.api.answer(updateCampaign, () => new Promise(() => {}))
    const screen = await stage.show(
      <>
        <CampaignNames />
        <Delete name="b" failure={({ detail }) => `Not deleted. ${detail}`} />
        <Rename name="c" />
      </>,
    )
    await expect.element(screen.getByText('a, b, c', { exact: true })).toBeVisible()
    await screen.getByRole('button', { name: 'Delete b' }).click()
    await screen.getByRole('button', { name: 'Rename c' }).click()
    await expect.element(screen.getByText('a, c!', { exact: true })).toBeVisible()

    stage.api.answer(listCampaigns, () => pageOf('new', 'a', 'b', 'c'))
    await screen.getByRole('button', { name: 'Refresh' }).click()
    await expect.element(screen.getByText('new, a, c!', { exact: true })).toBeVisible()

    deleted.reject(failure('forbidden', { detail: 'It is running.' }))
    await expect.element(screen.getByText('new, a, b, c!', { exact: true })).toBeVisible()
    await expect.element(screen.getByText('not deleted: It failed: forbidden', { exact: true })).toBeVisible()
    expect(stage.notices).toEqual([{ tone: 'danger', text: 'Not deleted. It is running.' }])
  })

  it('expects its change in answers that come while it is under way', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, () => pageOf('a', 'b'))
    stage.api.answer(deleteCampaign, () => new Promise(() => {}))
    const screen = await stage.show(
      <>
        <CampaignNames />
        <Delete name="b" />
      </>,
    )
    await screen.getByRole('button', { name: 'Delete b' }).click()
    stage.api.answer(listCampaigns, () => pageOf('b', 'ab'))
    await screen.update(
      {},
      <>
        <CampaignNames search="b" />
        <Delete name="b" />
      </>,
    )
    await expect.element(screen.getByText('ab', { exact: true })).toBeVisible()
  })

  it('keeps the change in sight when reading again fails', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, () => pageOf('a', 'b'))
    stage.api.answer(deleteCampaign, () => ({ campaignId: 'b' }))
    const screen = await stage.show(
      <>
        <CampaignNames />
        <Delete name="b" />
      </>,
    )
    await expect.element(screen.getByText('a, b', { exact: true })).toBeVisible()
    const unlucky = vi.fn(() => Promise.reject(failure('unavailable')))
    stage.api.answer(listCampaigns, unlucky)
    await screen.getByRole('button', { name: 'Delete b' }).click()
    await expect.element(screen.getByText('a (refresh failed: It failed: unavailable)', { exact: true })).toBeVisible()
    expect(unlucky).toHaveBeenCalled()
  })

  it('is not undone by an answer that was asked for before the server had the change', async () => {
    const stage = createStage()
    const workspace = (workspaceName: string) => ({ workspaceId: 'w1', workspaceName, members: [] })
    stage.api.answer(listWorkspaces, () => [workspace('old')])
    stage.api.answer(rememberActiveWorkspace, () => ({ userId: 'ada', name: 'Ada', email: 'ada@example.com' }))
    function Workspaces() {
      const list = useOperation(listWorkspaces, {})
      const remember = useAction(rememberActiveWorkspace, {
        optimistic: () => [change(listWorkspaces, (all) => all.map((each) => ({ ...each, workspaceName: 'new' })))],
        success: 'Remembered',
      })
      if (list.status !== 'ready') return null
      return (
        <>
          <p>{list.data.map((each) => each.workspaceName).join()}</p>
          <button type="button" onClick={() => void list.refresh()}>
            Refresh
          </button>
          <button type="button" onClick={() => void remember.run({ body: { workspaceId: 'w1' } })}>
            Remember
          </button>
        </>
      )
    }
    const screen = await stage.show(<Workspaces />)
    await expect.element(screen.getByText('old', { exact: true })).toBeVisible()
    const slow = later<ReturnType<typeof workspace>[]>()
    stage.api.answer(listWorkspaces, () => slow.promise)
    await screen.getByRole('button', { name: 'Refresh' }).click()
    await screen.getByRole('button', { name: 'Remember' }).click()
    await expect.poll(() => stage.notices).toHaveLength(1)
    slow.resolve([workspace('old'), workspace('another')])
    await expect.element(screen.getByText('new,new', { exact: true })).toBeVisible()

    stage.api.answer(listWorkspaces, () => [workspace('newest')])
    await screen.getByRole('button', { name: 'Refresh' }).click()
    await expect.element(screen.getByText('newest', { exact: true })).toBeVisible()
  })

  it('changes each answer once, also while others have not been read again', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, () => pageOf('a'))
    stage.api.answer(updateCampaign, () => campaign('a', 'a!'))
    function Shout() {
      const shout = useAction(updateCampaign, {
        optimistic: () => [
          change(listCampaigns, (page) => ({
            ...page,
            items: page.items.map((item) => ({ ...item, name: `${item.name}!` })),
          })),
        ],
      })
      return (
        <button type="button" onClick={() => void shout.run({ params: { campaignId: 'a' }, body: {} })}>
          Shout
        </button>
      )
    }
    const screen = await stage.show(
      <>
        <CampaignNames label="quick" />
        <CampaignNames label="slow" search="a" />
        <Shout />
      </>,
    )
    const quick = screen.getByRole('region', { name: 'quick' }).getByRole('status')
    const slow = screen.getByRole('region', { name: 'slow' }).getByRole('status')
    await expect.element(slow).toHaveTextContent(/^a$/)
    const held = later<ReturnType<typeof pageOf>>()
    stage.api.answer(listCampaigns, ({ query }) => (query?.search ? held.promise : pageOf('A')))
    await screen.getByRole('button', { name: 'Shout' }).click()
    await expect.element(quick).toHaveTextContent(/^A$/)
    await expect.element(slow).toHaveTextContent(/^a! \(refreshing\)$/)
    held.resolve(pageOf('AA'))
    await expect.element(slow).toHaveTextContent(/^AA$/)
  })

  it('never rejects and says how it went', async () => {
    const stage = createStage()
    stage.api.answer(deleteCampaign, () => Promise.reject(failure('forbidden')))
    const results: unknown[] = []
    function Run() {
      const { run } = useAction(deleteCampaign, {
        onError: () => {
          throw new Error('a mistake of the screen')
        },
      })
      return (
        <button type="button" onClick={async () => results.push(await run({ params: { campaignId: 'a' } }))}>
          Run
        </button>
      )
    }
    const screen = await stage.show(<Run />)
    await screen.getByRole('button').click()
    await expect.poll(() => results).toEqual([{ ok: false, error: expect.objectContaining({ code: 'forbidden' }) }])
    expect(stage.onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'a mistake of the screen' }))
    stage.api.answer(deleteCampaign, () => ({ campaignId: 'a' }))
    await screen.getByRole('button').click()
    await expect.poll(() => results[1]).toEqual({ ok: true, data: { campaignId: 'a' } })
  })

  it('finds out what became of a change whose answer was lost', async () => {
    const stage = createStage()
    stage.api.answer(listCampaigns, () => pageOf('a'))
    stage.api.answer(deleteCampaign, () => Promise.reject(failure('malformed', { status: 200 })))
    stage.api.answer(getCampaign, ({ params }) => Promise.resolve(campaign(params.campaignId)))
    const isGone: UseActionOptions<typeof deleteCampaign>['whenLost'] = ({ params }, ask) =>
      ask(getCampaign, { params }).then(
        () => undefined,
        () => params,
      )
    const screen = await stage.show(<Delete name="b" success="Deleted" failure="Not deleted" whenLost={isGone} />)
    await screen.getByRole('button', { name: 'Delete b' }).click()
    await expect.poll(() => stage.notices).toEqual([{ tone: 'danger', text: 'Not deleted' }])
    expect(stage.api.callsOf(getCampaign)[0]?.options.workspaceId).toBe('w1')

    stage.onError.mockClear()
    stage.api.answer(getCampaign, () => Promise.reject(failure('not-found')))
    await screen.getByRole('button', { name: 'Delete b' }).click()
    await expect.poll(() => stage.notices).toEqual([{ tone: 'success', text: 'Deleted' }])
    expect(stage.onError.mock.calls).toEqual([[expect.objectContaining({ code: 'malformed' })]])
  })

  it('does not ask what became of a change that the server refused', async () => {
    const stage = createStage()
    stage.api.answer(deleteCampaign, () => Promise.reject(failure('forbidden')))
    const whenLost = vi.fn(() => Promise.resolve({ campaignId: 'b' }))
    const screen = await stage.show(<Delete name="b" failure="Not deleted" whenLost={whenLost} />)
    await screen.getByRole('button', { name: 'Delete b' }).click()
    await expect.poll(() => stage.notices).toEqual([{ tone: 'danger', text: 'Not deleted' }])
    expect(whenLost).not.toHaveBeenCalled()
  })

  it('takes the notice of a failure away when the same is done, and no other', async () => {
    const stage = createStage()
    stage.api.answer(deleteCampaign, () => Promise.reject(failure('forbidden')))
    function Both() {
      const { run } = useAction(deleteCampaign, { failure: ({ input }) => `${input.params.campaignId} is still there` })
      return ['a', 'b'].map((campaignId) => (
        <button key={campaignId} type="button" onClick={() => void run({ params: { campaignId } })}>
          {campaignId}
        </button>
      ))
    }
    const screen = await stage.show(<Both />)
    const texts = () => stage.notices.map(({ text }) => text)
    for (const name of ['a', 'b', 'a']) await screen.getByRole('button', { name }).click()
    await expect.poll(texts).toEqual(['b is still there', 'a is still there'])
    stage.api.answer(deleteCampaign, ({ params }) => params)
    await screen.getByRole('button', { name: 'a' }).click()
    await expect.poll(texts).toEqual(['b is still there'])
  })

  it('goes on when the component leaves, and tells of it', async () => {
    const stage = createStage()
    const deleted = later<{ campaignId: string }>()
    stage.api.answer(deleteCampaign, () => deleted.promise)
    const screen = await stage.show(<Delete name="b" success="Deleted" />)
    await screen.getByRole('button', { name: 'Delete b' }).click()
    await screen.update({}, <p>elsewhere</p>)
    deleted.resolve({ campaignId: 'b' })
    await expect.poll(() => stage.notices).toEqual([{ tone: 'success', text: 'Deleted' }])
    expect(stage.api.callsOf(deleteCampaign)[0]?.options.signal?.aborted).toBe(false)
  })

  it('stops when another person signs in, without a notice', async () => {
    const stage = createStage()
    stage.api.answer(deleteCampaign, () => new Promise(() => {}))
    const screen = await stage.show(<Delete name="b" failure="Not deleted" />)
    await screen.getByRole('button', { name: 'Delete b' }).click()
    await expect.poll(() => stage.api.callsOf(deleteCampaign)).toHaveLength(1)
    stage.people.become('grace')
    await expect.poll(() => stage.api.callsOf(deleteCampaign)[0]?.options.signal?.aborted).toBe(true)
    await expect.element(screen.getByText('deleting b', { exact: true })).not.toBeInTheDocument()
    expect(stage.notices).toEqual([])
  })

  it('hands on what a single run is given', async () => {
    const stage = createStage()
    stage.api.answer(updateCampaign, () => campaign('a'))
    function Save() {
      const { run } = useAction(updateCampaign)
      const save = () => run({ params: { campaignId: 'a' }, body: { name: 'b' } }, { ifMatch: 4 })
      return (
        <button type="button" onClick={() => void save()}>
          Save
        </button>
      )
    }
    const screen = await stage.show(<Save />)
    await screen.getByRole('button').click()
    await expect.poll(() => stage.api.calls[0]?.options).toMatchObject({ ifMatch: 4, workspaceId: 'w1' })
  })

  describe('asked for again after nobody knows how it ended', () => {
    function Create({ name }: { readonly name: string }) {
      const { run } = useAction(createCampaign)
      const body = { name, objective: 'Lead Gen', type: 'Email', status: 'Active' } as const
      return (
        <button type="button" onClick={() => void run({ body })}>
          Create {name}
        </button>
      )
    }

    async function press(code: string, then: (press: (name: string) => Promise<void>) => Promise<void>) {
      const stage = createStage()
      const fails = () => Promise.reject(failure(code))
      const screen = await stage.show(
        <>
          <Create name="a" />
          <Create name="b" />
          <Delete name="c" />
        </>,
      )
      const pressed = async (name: string) => {
        const before = stage.onError.mock.calls.length + stage.api.calls.length
        await screen.getByRole('button', { name }).click()
        await expect.poll(() => stage.onError.mock.calls.length + stage.api.calls.length).toBeGreaterThan(before)
      }
      stage.api.answer(createCampaign, fails)
      stage.api.answer(deleteCampaign, () => ({ campaignId: 'c' }))
      await pressed('Create a')
      await expect.poll(() => stage.onError.mock.calls.length).toBe(1)
      stage.api.answer(createCampaign, () => campaign('a'))
      await then(pressed)
      return stage.api.callsOf(createCampaign).map(({ options }) => options.idempotencyKey)
    }

    it.each(['malformed', 'unavailable', 'timeout', 'offline'])(
      'is the same attempt, until it is known to be done (%s)',
      async (code) => {
        const keys = await press(code, async (pressed) => {
          await pressed('Create a')
          await pressed('Create a')
        })
        expect(keys[0]).toEqual(expect.any(String))
        expect(keys[1]).toBe(keys[0])
        expect(keys[2]).not.toBe(keys[0])
      },
    )

    it.each(['invalid', 'forbidden', 'conflict', 'idempotency-mismatch'])(
      'is another attempt where the server has refused it (%s)',
      async (code) => {
        const keys = await press(code, (pressed) => pressed('Create a'))
        expect(keys[1]).not.toBe(keys[0])
      },
    )

    it('is another attempt where the input is another', async () => {
      const keys = await press('malformed', (pressed) => pressed('Create b'))
      expect(keys[1]).not.toBe(keys[0])
    })

    it('is another attempt once something else was done with the same records', async () => {
      const keys = await press('malformed', async (pressed) => {
        await pressed('Delete c')
        await pressed('Create a')
      })
      expect(keys[1]).not.toBe(keys[0])
    })
  })
})

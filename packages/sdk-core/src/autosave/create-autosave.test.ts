import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../errors/api-error'
import { createManualClock } from '../ports/manual-clock'
import { memoryStorage } from '../ports/memory-storage'
import { switchableConnectivity } from '../ports/switchable-ports'
import type { AutosaveOptions, Revision } from './autosave'
import { createAutosave } from './create-autosave'

const key = 'document/d1/ada/w1'

interface PendingSave {
  readonly value: string
  readonly revision: Revision | undefined
  accept(revision?: number): Promise<void>
  refuse(code: string): Promise<void>
}

function open(change: Partial<AutosaveOptions<string>> = {}, page = createPage()) {
  const saves: PendingSave[] = []
  const onJournalError = vi.fn()
  const autosave = createAutosave<string>({
    opened: { value: 'opened', revision: 1 },
    debounce: 500,
    maxWait: 10_000,
    ...page,
    onJournalError,
    journal: { storage: page.storage, key },
    save: (value, { revision }) =>
      new Promise((resolve, reject) => {
        saves.push({
          value,
          revision,
          accept(next = 2) {
            resolve({ revision: next })
            return page.clock.advance(0)
          },
          refuse(code) {
            reject(new ApiError({ code, status: 500, title: code }))
            return page.clock.advance(0)
          },
        })
      }),
    ...change,
  })
  const last = () => {
    const save = saves.at(-1)
    if (!save) throw new Error('Nothing was saved.')
    return save
  }
  return { autosave, saves, last, onJournalError, ...page }
}

function createPage() {
  return { clock: createManualClock(), storage: memoryStorage(), connectivity: switchableConnectivity() }
}

function journalled(storage: ReturnType<typeof memoryStorage>): unknown {
  const text = storage.get(key)
  return text === undefined ? undefined : (JSON.parse(text) as { readonly value: unknown }).value
}

describe('createAutosave', () => {
  it('saves after a rest, and says truthfully where the work is', async () => {
    const { autosave, clock, saves, last } = open()
    const seen: string[] = []
    autosave.subscribe(() => seen.push(autosave.state().status))
    expect(autosave.state().status).toBe('saved')
    autosave.change('a')
    await clock.advance(499)
    autosave.change('ab')
    await clock.advance(499)
    expect(saves).toEqual([])
    await clock.advance(1)
    expect(last()).toMatchObject({ value: 'ab', revision: 1 })
    await last().accept()
    expect(seen).toEqual(['unsaved', 'saving', 'saved'])
  })

  it('lets no change wait for longer than the maximum', async () => {
    const { autosave, clock, saves } = open()
    for (let typed = 0; typed < 33; typed += 1) {
      autosave.change(`after ${typed * 300}`)
      await clock.advance(300)
    }
    expect(saves).toEqual([])
    autosave.change('the last')
    await clock.advance(100)
    expect(saves.map((save) => save.value)).toEqual(['the last'])
  })

  it('makes one call at a time, each based on the revision of the last answer', async () => {
    const { autosave, clock, saves, last } = open()
    autosave.change('a')
    await clock.advance(500)
    autosave.change('ab')
    await clock.advance(5_000)
    expect(saves).toHaveLength(1)
    expect(autosave.state().status).toBe('saving')
    await last().accept(7)
    expect(saves.map((save) => [save.value, save.revision])).toEqual([
      ['a', 1],
      ['ab', 7],
    ])
    await last().accept(8)
    expect(autosave.state().status).toBe('saved')
  })

  it('keeps the rest that typing needs after an answer', async () => {
    const { autosave, clock, saves, last } = open()
    autosave.change('a')
    await clock.advance(500)
    await clock.advance(1_000)
    autosave.change('ab')
    await last().accept()
    expect(autosave.state().status).toBe('unsaved')
    await clock.advance(499)
    expect(saves).toHaveLength(1)
    await clock.advance(1)
    expect(saves).toHaveLength(2)
  })

  it('tries again after a failure that passes, ever more seldom', async () => {
    const { autosave, clock, saves, last } = open()
    autosave.change('a')
    await clock.advance(500)
    await last().refuse('unavailable')
    expect(autosave.state()).toMatchObject({ status: 'failed', retryAt: clock.now() + 1_000 })
    await clock.advance(1_000)
    expect(saves).toHaveLength(2)
    await last().refuse('unavailable')
    await clock.advance(1_999)
    expect(saves).toHaveLength(2)
    await clock.advance(1)
    await last().accept()
    expect(autosave.state().status).toBe('saved')
    expect(saves.map((save) => save.value)).toEqual(['a', 'a', 'a'])
  })

  it('waits for a person after a failure that stays', async () => {
    const { autosave, clock, saves, last } = open()
    autosave.change('a')
    await clock.advance(500)
    await last().refuse('too-large')
    await clock.advance(600_000)
    expect(saves).toHaveLength(1)
    expect(autosave.state()).toMatchObject({ status: 'failed', error: { code: 'too-large' }, retryAt: undefined })
    const flushed = autosave.flush()
    await clock.advance(0)
    await last().accept()
    expect(await flushed).toBe(true)
  })

  it('puts what a failed call carried together with what was typed since', async () => {
    const { autosave, clock, last } = open({ combine: (earlier, later) => `${earlier}+${later}` })
    autosave.change('a')
    autosave.change('b')
    await clock.advance(500)
    expect(last().value).toBe('a+b')
    autosave.change('c')
    await last().refuse('invalid')
    await clock.advance(500)
    expect(last().value).toBe('a+b+c')
  })

  it('rests without a network and saves at once when it is back', async () => {
    const { autosave, clock, connectivity, saves, last } = open()
    connectivity.set(false)
    autosave.change('a')
    await clock.advance(60_000)
    expect(saves).toEqual([])
    expect(autosave.state().status).toBe('offline')
    connectivity.set(true)
    expect(last().value).toBe('a')
    await last().accept()
    expect(autosave.state().status).toBe('saved')
  })

  it('saves on demand, and says when that did not work', async () => {
    const { autosave, clock, last } = open()
    expect(await autosave.flush()).toBe(true)
    autosave.change('a')
    const flushed = autosave.flush()
    await clock.advance(0)
    expect(last().value).toBe('a')
    await last().refuse('forbidden')
    expect(await flushed).toBe(false)
  })

  it('sends nothing while two versions are in conflict, and goes on as the person says', async () => {
    const { autosave, clock, saves, last } = open()
    autosave.change('mine')
    await clock.advance(500)
    await last().refuse('conflict')
    autosave.change('mine too')
    await clock.advance(60_000)
    expect(saves).toHaveLength(1)
    expect(autosave.state().status).toBe('conflict')
    autosave.resolve({ keep: 'mine', revision: 5 })
    expect(last()).toMatchObject({ value: 'mine too', revision: 5 })
    await last().refuse('conflict')
    autosave.resolve({ keep: 'theirs', server: { value: 'theirs', revision: 6 } })
    expect(autosave.value()).toBe('theirs')
    expect(autosave.state().status).toBe('saved')
    autosave.change('both')
    await clock.advance(500)
    expect(last()).toMatchObject({ value: 'both', revision: 6 })
  })

  it('never says saved while the server lacks something, and loses nothing in the end', async () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ kind: fc.constant('type' as const) }) },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), time: fc.nat(12_000) }) },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('accept' as const) }) },
      fc.record({ kind: fc.constant('refuse' as const), code: fc.constantFrom('unavailable', 'invalid', 'conflict') }),
      fc.record({ kind: fc.constant('network' as const), online: fc.boolean() }),
      fc.record({ kind: fc.constant('flush' as const) }),
      fc.record({ kind: fc.constant('crash' as const) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const page = createPage()
        const server = { value: 'opened', revision: 1 }
        let typed = 'opened'
        let desk = open({ opened: { ...server } }, page)
        const answered = new Set<PendingSave>()
        const pending = () => desk.saves.filter((save) => !answered.has(save))
        const accept = async (save: PendingSave) => {
          answered.add(save)
          server.value = save.value
          server.revision += 1
          await save.accept(server.revision)
        }

        for (const [index, each] of steps.entries()) {
          const save = pending()[0]
          if (each.kind === 'type') desk.autosave.change((typed = `typed ${index}`))
          if (each.kind === 'wait') await page.clock.advance(each.time)
          if (each.kind === 'accept' && save) await accept(save)
          if (each.kind === 'refuse' && save) {
            answered.add(save)
            await save.refuse(each.code)
          }
          if (each.kind === 'network') page.connectivity.set(each.online)
          if (each.kind === 'flush') void desk.autosave.flush()
          if (each.kind === 'crash') {
            // The page hides before it goes, which is when a screen disposes of its engine.
            desk.autosave.dispose()
            desk = open({ opened: { ...server } }, page)
          }
          expect(pending().length).toBeLessThanOrEqual(1)
          expect(desk.autosave.value()).toBe(typed)
          if (desk.autosave.state().status === 'saved') expect(server.value).toBe(typed)
        }

        page.connectivity.set(true)
        for (let round = 0; round < 10 && server.value !== typed; round += 1) {
          if (desk.autosave.state().status === 'conflict') {
            desk.autosave.resolve({ keep: 'mine', revision: server.revision })
          }
          void desk.autosave.flush()
          await page.clock.advance(0)
          const save = pending()[0]
          if (save) await accept(save)
        }
        expect(server.value).toBe(typed)
        expect(desk.autosave.state().status).toBe('saved')
        expect(journalled(page.storage)).toBeUndefined()
        desk.autosave.dispose()
      }),
      { numRuns: 60 },
    )
  })

  it('stops for good, after it has written down what is not saved', async () => {
    const { autosave, clock, storage, saves } = open()
    autosave.change('a')
    autosave.change('ab')
    autosave.dispose()
    expect(journalled(storage)).toBe('ab')
    await clock.advance(60_000)
    expect(saves).toEqual([])
  })
})

describe('the journal', () => {
  it('is written at most twice a second, and gone when the server has everything', async () => {
    const page = createPage()
    const set = vi.spyOn(page.storage, 'set')
    const { autosave, clock, storage, last } = open({ debounce: 5_000 }, page)
    for (let typed = 0; typed < 20; typed += 1) {
      autosave.change(`after ${typed * 100}`)
      await clock.advance(100)
    }
    expect(set).toHaveBeenCalledTimes(5)
    expect(journalled(storage)).toBe('after 1900')
    await clock.advance(5_000)
    expect(journalled(storage)).toBe('after 1900')
    await last().accept()
    expect(journalled(storage)).toBeUndefined()
  })

  it('brings back after a crash what the server never got, and saves it', async () => {
    const page = createPage()
    open({}, page).autosave.change('lost?')
    const { autosave, clock, last } = open({}, { ...page, clock: createManualClock() })
    expect(autosave.value()).toBe('lost?')
    expect(autosave.state().status).toBe('unsaved')
    await clock.advance(500)
    expect(last()).toMatchObject({ value: 'lost?', revision: 1 })
  })

  it('asks the person where the server has become newer in the meantime', async () => {
    const page = createPage()
    open({}, page).autosave.change('mine')
    const { autosave, clock, saves } = open({ opened: { value: 'theirs', revision: 2 } }, page)
    await clock.advance(0)
    expect(autosave.value()).toBe('mine')
    expect(autosave.state().status).toBe('conflict')
    expect(saves).toEqual([])
  })

  it('forgets work of which only the acknowledgement was lost', () => {
    const page = createPage()
    open({}, page).autosave.change('arrived')
    const { autosave, storage } = open({ opened: { value: 'arrived', revision: 2 } }, page)
    expect(autosave.state().status).toBe('saved')
    expect(journalled(storage)).toBeUndefined()
  })

  it('is no reason to stop saving when it cannot be written or read', async () => {
    const page = createPage()
    page.storage.set(key, '{"version":9}')
    vi.spyOn(page.storage, 'set').mockImplementation(() => {
      throw new Error('the device is full')
    })
    const { autosave, clock, last, onJournalError } = open({}, page)
    expect(autosave.value()).toBe('opened')
    expect(onJournalError).toHaveBeenCalledTimes(1)
    autosave.change('a')
    expect(onJournalError).toHaveBeenLastCalledWith(expect.objectContaining({ message: 'the device is full' }))
    await clock.advance(500)
    expect(last().value).toBe('a')
  })
})

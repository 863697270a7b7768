import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createOperationLog } from './operation-log'
import type { Mark, OperationId } from './pending-operations'

/** Order matters in a list of words, so that a replay in another order would show. */
type Words = readonly string[]
const say = (word: string) => (words: Words) => [...words, word]

describe('createOperationLog', () => {
  it('replays what is pending over a newer base', () => {
    const log = createOperationLog<Words>(['server'])
    log.apply(say('mine'))
    log.rebase(['server', 'theirs'])
    expect(log.current).toEqual(['server', 'theirs', 'mine'])
    expect(log.base).toEqual(['server', 'theirs'])
    expect(log.pending).toBe(1)
  })

  it('takes back the rejected operation alone', () => {
    const log = createOperationLog<Words>([])
    log.apply(say('first'))
    const refused = log.apply(say('second'))
    log.apply(say('third'))
    log.reject(refused)
    expect(log.current).toEqual(['first', 'third'])
  })

  it('shows a confirmed operation until the server says it itself', () => {
    const log = createOperationLog<Words>([])
    const id = log.apply(say('mine'))
    const beforeConfirmation = log.mark()
    log.confirm(id)
    expect(log.pending).toBe(0)
    log.rebase(['old answer'], beforeConfirmation)
    expect(log.current).toEqual(['old answer', 'mine'])
    log.rebase(['mine, as the server says'])
    expect(log.current).toEqual(['mine, as the server says'])
  })

  it('takes the answer of a confirmation as the new base', () => {
    const log = createOperationLog<Words>([])
    const id = log.apply(say('mine'))
    log.apply(say('later'))
    log.confirm(id, ['stored'])
    expect(log.current).toEqual(['stored', 'later'])
  })

  it('tells its subscribers of another state and of nothing else', () => {
    const log = createOperationLog<Words>([])
    const listener = vi.fn()
    const unsubscribe = log.subscribe(listener)
    log.rebase(log.base)
    expect(listener).not.toHaveBeenCalled()
    log.apply(say('mine'))
    expect(listener).toHaveBeenCalledTimes(1)
    unsubscribe()
    log.apply(say('more'))
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('equals the surviving operations replayed over the newest base, in whatever order they are settled', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('apply' as const) }),
      fc.record({
        kind: fc.constantFrom('confirm' as const, 'confirm-with-base' as const, 'reject' as const),
        which: fc.nat(20),
      }),
      fc.record({ kind: fc.constant('ask' as const) }),
      fc.record({ kind: fc.constant('answer' as const), which: fc.nat(20) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const log = createOperationLog<Words>(['base 0'])
        const asked: { readonly mark: Mark; readonly confirmed: ReadonlySet<OperationId> }[] = []
        const alive = new Map<OperationId, string>()
        const confirmed = new Set<OperationId>()
        let base: Words = ['base 0']

        steps.forEach((each, index) => {
          const open = [...alive.keys()].filter((id) => !confirmed.has(id))
          const chosen = 'which' in each && open.length > 0 ? open[each.which % open.length] : undefined
          if (each.kind === 'apply') {
            const word = `word ${index}`
            alive.set(log.apply(say(word)), word)
          }
          if (each.kind === 'reject' && chosen !== undefined) {
            log.reject(chosen)
            alive.delete(chosen)
          }
          if (each.kind === 'confirm' && chosen !== undefined) {
            log.confirm(chosen)
            confirmed.add(chosen)
          }
          if (each.kind === 'confirm-with-base' && chosen !== undefined) {
            base = [`base ${index}`]
            log.confirm(chosen, base)
            alive.delete(chosen)
            for (const id of confirmed) alive.delete(id)
          }
          if (each.kind === 'ask') asked.push({ mark: log.mark(), confirmed: new Set(confirmed) })
          if (each.kind === 'answer' && asked.length > 0) {
            const question = asked[each.which % asked.length]
            base = [`base ${index}`]
            log.rebase(base, question?.mark)
            for (const id of question?.confirmed ?? []) alive.delete(id)
          }
          expect(log.current).toEqual([...base, ...alive.values()])
          expect(log.base).toEqual(base)
        })
      }),
      { numRuns: 500 },
    )
  })
})

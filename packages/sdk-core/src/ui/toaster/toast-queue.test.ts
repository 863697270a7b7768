import { beforeEach, describe, expect, it } from 'vitest'
import { createManualClock, type ManualClock } from '../../ports/manual-clock'
import { createToastQueue, type ToastQueue } from './toast-queue'

let clock: ManualClock
let toasts: ToastQueue
beforeEach(() => {
  clock = createManualClock()
  toasts = createToastQueue(clock)
})

const texts = () => toasts.list().map(({ text }) => text)

describe('createToastQueue', () => {
  it('keeps the newest last and at most four', () => {
    for (const text of ['1', '2', '3', '4', '5']) toasts.add({ tone: 'info', text })
    expect(texts()).toEqual(['2', '3', '4', '5'])
  })

  it('lets those with an action wait for a place, where those without give theirs up', async () => {
    const action = { label: 'Undo', run: () => undefined }
    for (const text of ['1', '3', '5', '7']) {
      toasts.add({ tone: 'info', text: `${text} undo`, action })
      toasts.add({ tone: 'info', text })
    }
    expect(texts()).toEqual(['1 undo', '3 undo', '5 undo', '7 undo'])
    toasts.add({ tone: 'info', text: '9 undo', action })
    toasts.pause()
    await clock.advance(60_000)
    toasts.resume()
    expect(texts()).toEqual(['1 undo', '3 undo', '5 undo', '7 undo'])
    await clock.advance(4_000)
    toasts.remove(toasts.list()[1]?.key ?? 0)
    expect(texts()).toEqual(['1 undo', '5 undo', '7 undo', '9 undo'])
    await clock.advance(6_000)
    expect(texts()).toEqual(['9 undo'])
    await clock.advance(4_000)
    expect([texts(), clock.pending()]).toEqual([[], 0])
  })

  it('shows everything that went wrong, however much at once, before what only says something', async () => {
    const failed = ['1', '2', '3', '4', '5', '6', '7']
    for (const text of failed) {
      toasts.add({ tone: 'info', text: `${text} told` })
      toasts.add({ tone: 'danger', text })
    }
    expect(texts()).toEqual(failed.slice(0, 4))
    await clock.advance(10_000)
    expect(texts()).toEqual(failed.slice(4))
    await clock.advance(10_000)
    expect([texts(), clock.pending()]).toEqual([[], 0])
  })

  it('takes away one that waits, and shows one beside whatever is lasting', () => {
    for (const text of ['1', '2', '3', '4']) toasts.add({ tone: 'info', text, lasting: true })
    toasts.add({ tone: 'danger', text: 'failed', action: { label: 'Retry', run: () => undefined } })
    const take = toasts.add({ tone: 'info', text: 'waits', action: { label: 'Undo', run: () => undefined } })
    expect(texts()).toEqual(['1', '2', '3', '4', 'failed'])
    take()
    toasts.remove(toasts.list()[4]?.key ?? 0)
    expect(texts()).toEqual(['1', '2', '3', '4'])
  })

  it('keeps what is lasting until it is taken away, however much comes and is read meanwhile', async () => {
    const takeAway = toasts.add({ tone: 'info', text: 'waits', lasting: true })
    for (const text of ['1', '2', '3', '4']) toasts.add({ tone: 'info', text })
    expect(texts()).toEqual(['waits', '2', '3', '4'])
    toasts.pause()
    toasts.resume()
    await clock.advance(3_600_000)
    expect(texts()).toEqual(['waits'])
    takeAway()
    expect(texts()).toEqual([])
  })

  it('keeps one that has become lasting', async () => {
    toasts.add({ tone: 'info', text: 'Sending', id: 'send' })
    toasts.add({ tone: 'info', text: 'waits', id: 'send', lasting: true })
    toasts.pause()
    toasts.resume()
    await clock.advance(3_600_000)
    expect(texts()).toEqual(['waits'])
  })

  it('lets each go after its time, and what went wrong after a longer one', async () => {
    toasts.add({ tone: 'success', text: 'saved' })
    toasts.add({ tone: 'danger', text: 'failed' })
    await clock.advance(5_000)
    expect(texts()).toEqual(['failed'])
    await clock.advance(5_000)
    expect(texts()).toEqual([])
    expect(clock.pending()).toBe(0)
  })

  it('stops the time while somebody reads, and gives the rest of it afterwards', async () => {
    toasts.add({ tone: 'info', text: 'a' })
    await clock.advance(2_000)
    toasts.pause()
    toasts.add({ tone: 'info', text: 'b' })
    await clock.advance(60_000)
    expect(texts()).toEqual(['a', 'b'])
    toasts.resume()
    await clock.advance(3_000)
    expect(texts()).toEqual(['b'])
    await clock.advance(2_000)
    expect(texts()).toEqual([])
  })

  it('leaves a moment at least after a pause', async () => {
    toasts.add({ tone: 'info', text: 'a' })
    await clock.advance(4_990)
    toasts.pause()
    toasts.resume()
    await clock.advance(900)
    expect(texts()).toEqual(['a'])
  })

  it('puts a notice in the place of the one with the same id, with a time of its own', async () => {
    const takeFirst = toasts.add({ tone: 'info', text: 'Sending', id: 'send' })
    toasts.add({ tone: 'info', text: 'Other' })
    const [sending] = toasts.list()
    await clock.advance(4_000)
    toasts.add({ tone: 'success', text: 'Sent', id: 'send' })
    expect(texts()).toEqual(['Sent', 'Other'])
    expect(toasts.list()[0]?.key).toBe(sending?.key)
    takeFirst()
    await clock.advance(2_000)
    expect(texts()).toEqual(['Sent'])
    await clock.advance(3_000)
    expect([texts(), clock.pending()]).toEqual([[], 0])
  })

  it('takes one away by the answer of its notice, and no other', () => {
    const take = toasts.add({ tone: 'info', text: 'a' })
    toasts.add({ tone: 'info', text: 'b' })
    take()
    take()
    expect(texts()).toEqual(['b'])
  })

  it('leaves no timer behind when it is cleared', () => {
    toasts.add({ tone: 'info', text: 'a' })
    toasts.clear()
    expect(clock.pending()).toBe(0)
  })
})

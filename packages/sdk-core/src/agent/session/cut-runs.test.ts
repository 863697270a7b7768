import { describe, expect, it } from 'vitest'
import { ApiError } from '../../errors/api-error'
import { answer, content, end, finished, setUp, start, started } from '../fixtures/session-parts'

describe('a run whose connection is cut', () => {
  it('is joined again after the last event', async () => {
    const { session, connection, settle, clock, said, problems } = setUp({ adapterOptions: { connects: true } })
    session.send('Hi')
    await settle()
    connection().giveWithIds(['1', started('r')], ['2', start], ['3', content('Hel')])
    connection().fail(new TypeError('network'))
    await settle()
    expect(session.getSnapshot().status).toBe('reconnecting')
    expect(said()[1]).toBe('assistant Hel streaming')
    await clock.advance(500)
    expect(connection()).toMatchObject({ kind: 'connect', lastEventId: '3' })
    connection().giveWithIds(['4', content('lo')], ['5', end], ['6', finished()])
    await settle()
    expect(said()[1]).toBe('assistant Hello complete')
    expect(problems).toEqual([])
  })

  it('is replayed from its beginning where events have no ids, and nothing is there twice', async () => {
    const { session, connection, settle, clock, said, problems } = setUp({ adapterOptions: { connects: true } })
    session.send('Hi')
    await settle()
    connection().give(started(), start, content('Hel'))
    connection().end()
    await settle()
    await clock.advance(500)
    expect(connection()).toMatchObject({ kind: 'connect', lastEventId: undefined })
    connection().give(started(), ...answer, finished())
    await settle()
    expect(said()).toEqual(['user Hi complete', 'assistant Hello complete'])
    expect(problems).toEqual([])
  })

  it('has nothing twice where the server gives all of it again in spite of the last event', async () => {
    const { session, connection, settle, clock, said } = setUp({ adapterOptions: { connects: true } })
    session.send('Hi')
    await settle()
    connection().giveWithIds(['1', started()], ['2', start], ['3', content('Hello')], ['4', end])
    connection().fail(new TypeError('network'))
    await settle()
    await clock.advance(500)
    expect(connection()).toMatchObject({ kind: 'connect', lastEventId: '4' })
    connection().give(started(), ...answer, finished())
    await settle()
    expect(said()).toEqual(['user Hi complete', 'assistant Hello complete'])
  })

  it('waits for the network, and gives up after some tries in a row', async () => {
    const { session, adapter, connection, connectivity, settle, clock } = setUp({
      adapterOptions: { connects: true },
      reconnects: 2,
    })
    session.send('Hi')
    await settle()
    connection().give(started())
    connectivity.set(false)
    connection().end()
    await clock.advance(60_000)
    expect(adapter.connections).toHaveLength(1)
    connectivity.set(true)
    await settle()
    expect(adapter.connections).toHaveLength(2)
    connection().end()
    await clock.advance(60_000)
    expect(adapter.connections).toHaveLength(3)
    connection().end()
    await settle()
    expect(session.getSnapshot().error).toMatchObject({ code: 'cut' })
  })

  it('is not started again when it never began', async () => {
    const { session, adapter, connection, settle, clock } = setUp({ adapterOptions: { connects: true } })
    session.send('Hi')
    await settle()
    connection().fail(new ApiError({ code: 'unavailable', status: 503, title: 'No' }))
    await clock.advance(60_000)
    expect(adapter.connections).toHaveLength(1)
    expect(session.getSnapshot().error).toMatchObject({ code: 'unavailable' })
  })
})

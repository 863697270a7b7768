import { expect, it } from 'vitest'
import { answer, finished, setUp, started } from '../fixtures/session-parts'

const broken = () => {
  throw new Error('not of this world')
}

it('goes on where the host breaks on what it is told, and tells it so', async () => {
  const { session, connection, settle, said, problems } = setUp({ onEvent: broken, onAgentState: broken })
  session.send('Hi')
  await settle()
  connection().give(started(), { type: 'STATE_SNAPSHOT', snapshot: { n: 1 } }, ...answer, finished())
  await settle()
  expect(said()).toEqual(['user Hi complete', 'assistant Hello complete'])
  expect(session.getSnapshot()).toMatchObject({ status: 'idle', error: undefined })
  expect(problems).toContain('onEvent of the host threw: Error: not of this world')
  expect(problems).toContain('onAgentState of the host threw: Error: not of this world')
})

it('goes on where there is nobody to be told of problems', async () => {
  const { session, connection, settle, said } = setUp({ onEvent: broken, onProblem: broken })
  session.send('Hi')
  await settle()
  connection().give(started(), ...answer, finished())
  await settle()
  expect(said()).toEqual(['user Hi complete', 'assistant Hello complete'])
})

it('keeps what was said where the host breaks on what it is asked', async () => {
  let isBroken = true
  const { session, connection, settle, said, adapter } = setUp({ extras: () => (isBroken ? broken() : {}) })
  session.send('Hi')
  await settle()
  expect(said()).toEqual(['user Hi complete'])
  expect(session.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'unexpected' } })
  expect(adapter.connections).toHaveLength(0)
  isBroken = false
  session.retry()
  await settle()
  expect(connection().input?.messages).toMatchObject([{ content: 'Hi' }])
})

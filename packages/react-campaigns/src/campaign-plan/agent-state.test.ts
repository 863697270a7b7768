import { expect, it } from 'vitest'
import { noPlanState, readPlanState } from './agent-state'

it('reads the overview and the usage of a state, and nothing of what is none [CAM-CHAT-14]', () => {
  expect(
    readPlanState({ mode: 'EXECUTION', campaign_overview: '# Plan', usage: { inputTokens: 3, outputTokens: 5 } }),
  ).toEqual({
    overview: '# Plan',
    usage: { input: 3, output: 5 },
  })
  for (const state of [undefined, null, 'text', [], {}, { campaign_overview: 5 }, { campaign_overview: ' ' }])
    expect(readPlanState(state)).toEqual(noPlanState)
})

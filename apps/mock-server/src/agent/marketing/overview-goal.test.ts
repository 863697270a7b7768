import { expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

function goalIn(state: unknown): string {
  const { campaign_overview: text = '' } = state as { readonly campaign_overview?: string }
  return /## Goal\n\n(.*)\n/.exec(text)?.[1] ?? ''
}

it('is whom somebody has looked for, where the campaign says nothing of that [CAM-PLAN-04]', async () => {
  const talk = await openTalk()
  const { state } = await talk.say('Find 5 CFOs at retailers in the Netherlands')
  expect(goalIn(state.agentState)).toBe('Lead Gen: reach CFOs at retailers in the Netherlands.')
})

it('is all of those whom somebody has looked for and found [CAM-PLAN-04]', async () => {
  const talk = await openTalk()
  await talk.say('Find 5 CEOs at retailers in the Netherlands')
  const { state } = await talk.say('Find 2 CFOs at SaaS companies in Munich')
  expect(goalIn(state.agentState)).toBe(
    'Lead Gen: reach CEOs at retailers in the Netherlands and CFOs at SaaS companies in Munich.',
  )
  const { campaign_overview: text } = state.agentState as { readonly campaign_overview: string }
  expect(text).toContain('Begin with the work of people such as chief executive officers')
})

it('stays whom the campaign was begun for [CAM-PLAN-04]', async () => {
  const talk = await openTalk({ initialPrompt: 'Find 15 heads of growth at SaaS companies in Berlin' })
  const { state } = await talk.say('Find 5 CFOs at retailers in the Netherlands')
  expect(goalIn(state.agentState)).toBe('Lead Gen: reach heads of growth at SaaS companies in Berlin.')
})

it('tells what somebody has said that they do, in place of what the workspace does [CAM-PLAN-04]', async () => {
  const overviewOf = ({ state }: Awaited<ReturnType<Awaited<ReturnType<typeof openTalk>>['say']>>) =>
    (state.agentState as { readonly campaign_overview?: string }).campaign_overview
  const talk = await openTalk()
  expect(overviewOf(await talk.say('Find 2 heads of operations at online shops in Germany'))).toContain(
    'What we bring: Northwind Freight',
  )
  await talk.say('We sell packaging made of paper.')
  expect(overviewOf(await talk.say('write the overview'))).toContain('What we bring: We sell packaging made of paper.')
})

it.each([
  ['Set the goal of the campaign to fill 40 seats at our webinar', 'Fill 40 seats at our webinar.'],
  ['Update the overview: goal is 5 meetings by the end of June', '5 meetings by the end of June.'],
  ['write the overview, the goal is to win 3 pilots', 'Win 3 pilots.'],
])('is what somebody says that it is: “%s” [CAM-PLAN-04]', async (words, goal) => {
  const talk = await openTalk()
  const { state, text } = await talk.say(words)
  expect(goalIn(state.agentState)).toBe(goal)
  expect(text).toContain(`“${goal}”`)
  expect(goalIn((await talk.say('write the overview')).state.agentState)).toBe(goal)
})

it('is whom somebody takes instead, where nobody is as they said first [CAM-PLAN-04]', async () => {
  const prompt = 'Get me 8 retail companies in the UK that recently raised funding'
  const talk = await openTalk({ initialPrompt: prompt })
  await talk.say(prompt)
  expect(goalIn((await talk.say('yes')).state.agentState)).toBe('Lead Gen: reach retail companies in the UK.')
  await talk.say('find 3 hotels in Spain')
  const { state } = await talk.say('write the overview')
  expect(goalIn(state.agentState)).toBe(
    'Lead Gen: reach people at retail companies in the UK and people at hotels in Spain.',
  )
})

it('is no question with which the talk was begun [CAM-PLAN-04]', async () => {
  const talk = await openTalk({ initialPrompt: 'hi, what can you do?' })
  await talk.say('hi, what can you do?')
  const { state } = await talk.say('find 3 hotels in Spain')
  expect(goalIn(state.agentState)).toBe('Lead Gen: reach hotels in Spain.')
})

import { readOverview } from '../../../handlers/campaigns/plan/overviews-collection'
import { keepMemory, type Memory } from '../memory'
import type { OverviewChange } from '../request/read-overview-change'
import type { MarketingSession } from '../run/marketing-session'
import { writeOverview } from '../tools/write-overview'
import { overviewWritten } from './plain-answers'
import { problemReply } from './replies'

/** Writes the overview with what somebody wants different in it, and says what was done and what was not. */
export async function doOverviewChange(
  session: MarketingSession,
  { length, mention, leftOut, unable }: OverviewChange,
  memory: Memory,
): Promise<Memory> {
  const { output, parts } = session
  if (unable !== undefined) {
    await output.say(`I do not know how to do this: “${unable}”. I have left the overview as it is. ${canDoToIt}`)
    return memory
  }
  const { isShort = false, mentions = [] } = memory.overview ?? {}
  const isThere = mention !== undefined && mentions.includes(mention)
  const next: Memory = {
    ...memory,
    overview: {
      isShort: length === undefined ? isShort : length === 'shorter',
      mentions: mention === undefined || isThere ? mentions : [...mentions, mention],
    },
  }
  const isOther = length === undefined || (length === 'shorter') !== isShort
  if (!isOther && (mention === undefined || isThere)) {
    const isSaid = length === undefined ? `The overview says “${mention ?? ''}” already.` : alreadySo[length]
    await output.say(`${isSaid} ${canDoToIt}`)
    return memory
  }
  const before = await parts.remember(output.nextId('overview before'), async () => ({
    text: await readOverview(session.context.store, session.campaignId),
  }))
  await parts.once(output.nextId('overview wanted'), (open) => keepMemory(open, next))
  const answer = await session.callTool(writeOverview, {})
  if ('problem' in answer) {
    await output.say(problemReply('write the overview', answer.problem))
    return next
  }
  const isAsLong = !isOther || (mention === undefined && answer.result.words === before.text?.split(/\s+/).length)
  const lines = [
    ...(length === undefined ? [] : [isAsLong ? alreadySo[length] : nowSo[length]]),
    ...(mention === undefined ? [] : [`It says${isThere ? ' already' : ''}, under “What to say”: “${mention}”`]),
  ]
  const left = leftOut === undefined ? [] : [`I left out “${leftOut}”: say it in a sentence of its own. ${canDoToIt}`]
  await output.say([[overviewWritten, ...lines].join(' '), ...left].join('\n\n'))
  return next
}

const nowSo = {
  shorter: 'It is shorter: it has no tables of trades, cities and roles, and nothing of how you sound.',
  longer: 'It has its tables of trades, cities and roles again.',
} as const
const alreadySo = {
  shorter: 'The overview is as short as I can make it.',
  longer: 'The overview has all that I know to put into it.',
} as const
const canDoToIt =
  'What I can do to the overview: make it shorter, set its goal (“the goal of the campaign is 5 meetings”), and say something more in it (“the overview should mention that …”).'

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
  { length, mention, forget, leftOut, unable }: OverviewChange,
  memory: Memory,
): Promise<Memory> {
  const { output, parts } = session
  if (unable !== undefined) {
    await output.say(`I do not know how to do this: “${unable}”. I have left the overview as it is. ${canDoToIt}`)
    return memory
  }
  const { isShort = false, mentions = [] } = memory.overview ?? {}
  const left = leftOut === undefined ? [] : [`I left out “${leftOut}”: say it in a sentence of its own. ${canDoToIt}`]
  const kept = forget === undefined ? mentions : without(mentions, forget)
  if (forget !== undefined && kept.join() === mentions.join()) {
    const none = `“${forget}” is nothing that you have had me say in the overview, so I have taken nothing out. What stands there else follows the audience, the settings and the goal.`
    await output.say([none, ...left].join('\n\n'))
    return memory
  }
  const isThere = mention !== undefined && mentions.includes(mention)
  const next: Memory = {
    ...memory,
    overview: {
      isShort: length === undefined ? isShort : length === 'shorter',
      mentions: mention === undefined || isThere ? kept : [...kept, mention],
    },
  }
  const isOther = length === undefined || (length === 'shorter') !== isShort
  if (!isOther && forget === undefined && (mention === undefined || isThere)) {
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
    ...(forget === undefined ? [] : [`It does not say “${forget}” any more.`]),
    ...(mention === undefined ? [] : [`It says${isThere ? ' already' : ''}, under “What to say”: “${mention}”`]),
  ]
  await output.say([[overviewWritten, ...lines].join(' '), ...left].join('\n\n'))
  return next
}

/** What it is to say, without some of its words; nothing of a sentence where those were all of it. */
function without(mentions: readonly string[], words: string): readonly string[] {
  const gone = words
    .trim()
    .toLowerCase()
    .replace(/[.\s]+$/, '')
  return mentions.flatMap((mention) => {
    const at = mention.toLowerCase().indexOf(gone)
    if (at === -1) return [mention]
    const rest = `${mention.slice(0, at)}${mention.slice(at + gone.length)}`.replace(/[\s,;.]+$/, '').trim()
    return rest === '' ? [] : [`${rest}.`]
  })
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

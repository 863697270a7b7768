import { keepMemory, readMemory, type Memory, type UnfinishedWork } from '../memory'
import type { Intent } from '../request/intent'
import type { MarketingSession } from '../run/marketing-session'
import { takeOverParts } from '../run/take-over-parts'
import type { KnownBefore } from './follow-request'

interface BegunWork {
  readonly intents: readonly Intent[]
  readonly known: KnownBefore
  /** What an earlier run did not come to the end of. */
  readonly before: UnfinishedWork | undefined
  readonly goesOn: boolean
}

/** Keeps what is to be done, so that it can be gone on with, and takes over what is done of it. */
export async function beginWork(
  session: MarketingSession,
  { intents, known, before, goesOn }: BegunWork,
): Promise<Memory> {
  const { parts, run } = session
  await parts.once('work before', async (open) => {
    if (before === undefined) return
    // Of what is not gone on with, nothing is needed any more.
    const callsBefore = goesOn ? before.callsBefore : Number.POSITIVE_INFINITY
    await takeOverParts(open, { from: before.runId, to: run.runId, callsBefore })
  })
  return keepUnfinished(session, intents, known)
}

/** Keeps what is left to do. */
export async function keepUnfinished(
  { parts, run, campaignId, calls }: MarketingSession,
  intents: readonly Intent[],
  { memory, ...others }: KnownBefore,
): Promise<Memory> {
  const { unfinished: _, ...remembered } = memory
  const known = { ...others, memory: remembered }
  const unfinished: UnfinishedWork = { runId: run.runId, intents, callsBefore: calls(), known }
  await parts.once(`left ${intents.length}`, async (open) =>
    keepMemory(open, { ...(await readMemory(open, campaignId)), unfinished }),
  )
  return { ...memory, unfinished }
}

/** Forgets what is done, and keeps what could not be. */
export async function endWork({ parts, campaignId }: MarketingSession, failed: readonly Intent[]): Promise<void> {
  await parts.once('work done', async (open) => {
    const { unfinished: _, failed: __, ...memory } = await readMemory(open, campaignId)
    await keepMemory(open, failed.length === 0 ? memory : { ...memory, failed })
  })
}

/** Whether there is anything to be stopped in: a question that is answered at once leaves open what was begun before it. */
export function hasWork(intents: readonly Intent[], { memory, accounts, contacts }: KnownBefore): boolean {
  return intents.some(
    (intent) =>
      works.has(intent.kind) ||
      ((intent.kind === 'yes' || intent.kind === 'them') && memory.offer !== undefined) ||
      (intent.kind === 'ask' && intent.question.orSearch !== undefined && accounts + contacts === 0),
  )
}

const works: ReadonlySet<Intent['kind']> = new Set([
  'count',
  'find',
  'again',
  'enrich',
  'draft',
  'edit',
  'also',
  'save',
  'undo',
  'overview',
  'check',
])

import { readCampaign } from '../../../handlers/campaigns/campaigns-collection'
import { campaignSearch } from '../../../handlers/campaigns/plan/campaign-idea'
import { campaignSources } from '../../../handlers/campaigns/plan/campaign-sources'
import { readTable } from '../../../handlers/campaigns/artifacts/artifact-rows'
import { summariseAudience } from '../../../handlers/campaigns/plan/audience-summary'
import { topicOf } from '../writing/topic-of'
import { asksToSave, forgetAsked } from '../kept-messages'
import { readMemory, type Memory } from '../memory'
import { agreedChannels } from '../request/agreed-channels'
import { documentsGoingOn } from '../request/documents-going-on'
import type { Intent } from '../request/intent'
import { leavesOut, takesRest } from '../request/leaves-out'
import type { LeadRequest } from '../request/lead-request'
import { countIn } from '../request/count-at'
import { asPlainOrder } from '../request/as-plain-order'
import { readAddedMessage } from '../request/read-added-message'
import { rightedClaim } from '../request/righted-claim'
import { replacedIn } from '../writing/message-edits'
import { readRequest } from '../request/read-request'
import type { MarketingSession } from '../run/marketing-session'
import { advisedNext } from './advised-next'
import { asSaid } from './as-said'
import { asksOfUs } from './asks-of-us'
import { bestReading } from './best-reading'
import { doIntent } from './do-intent'
import { factTold } from './fact-told'
import { meantBy } from './meant-by'
import { asNarrowed } from './narrowed-answer'
import { leftUndone } from './left-undone'
import { changesDrafts, lastToolOf } from './last-tool'
import { goingOn, leftOutReply } from './plain-answers'
import { promptOf, promptsBefore } from './prompt-of'
import { reasoningFor } from './reasoning'
import { isOfferFresh } from './open-offer'
import { repeatedIntents } from './repeated-intents'
import { toldOf } from './checked-search'
import { withSizes } from './sized-as-those'
import { beginWork, endWork, hasWork, keepUnfinished } from './unfinished-work'
import { withoutRetracted } from '../request/without-retracted'
import { withoutSaveBehindUnread } from './without-save-behind-unread'
import { withoutTalkOfLetters } from './without-talk-of-letters'
import { withoutGreeting } from './without-greeting'

/** What is known when a run begins; the same whenever it is asked again. */
export interface KnownBefore<Kept = Memory> {
  readonly memory: Kept
  /** Whom it is to reach. */
  readonly idea: LeadRequest | undefined
  /** Whether it is known what messages could be about. */
  readonly hasTopic: boolean
  /** What the workspace says that it does. */
  readonly offer?: string | undefined
  readonly accounts: number
  readonly contacts: number
  /** By which ways it was asked last if a draft is to be saved over what is there. */
  readonly asksToSave: readonly ('email' | 'linkedin')[]
}

/** Does what a message asks for by rules: reads it, does one thing after the other, and says what came of each. */
export async function followRequest(
  session: MarketingSession,
  { reasons }: { readonly reasons: boolean },
): Promise<void> {
  const { parts, output } = session
  const prompt = promptOf(session.run)
  const before = await parts.remember('known', () => knownOf(session))
  const { refused, offer } = before.memory
  const isNobodyThere = before.accounts + before.contacts === 0
  const earlier = promptsBefore(session.run)
  const { draft } = before.memory
  const hasDraft = draft !== undefined
  const said = withoutRetracted(prompt)
  const readSaid = (text: string, atHand = { hasDraft }) =>
    readRequest(asSaid(text, { ...before, isNobodyThere, earlier }), atHand)
  const agrees = refused !== undefined && offer !== undefined && leavesOut(prompt, toldOf(refused))
  const takesOffer = offer?.leftOut?.startsWith('left out ') === true && takesRest(prompt, offer.leftOut)
  const documents = documentsGoingOn(prompt, earlier)
  const read = withTopic(
    agrees || takesOffer
      ? [{ kind: 'yes', ...(takesOffer ? { isNamed: true } : {}) }]
      : documents !== undefined
        ? [{ kind: 'documents', about: documents }]
        : withoutGreeting(bestReading(said, { hasDraft }, readSaid)),
    prompt,
    before.memory,
  )
  const isOfDraft = changesDrafts(lastToolOf(session.run.messages))
  const told = isOfDraft ? factTold(draft, said, read) : undefined
  const isAsked = before.asksToSave.length > 0
  // Beside what is put right, more may be told.
  const withFacts =
    isOfDraft && read.length > 1 && read.some(({ kind }) => kind === 'edit')
      ? read.map((intent) => (intent.kind === 'unknown' ? (factTold(draft, intent.text, [intent]) ?? intent) : intent))
      : read
  const allAsked = told !== undefined ? [told] : isAsked ? asSaved(withFacts, before.asksToSave, prompt) : withFacts
  const { questions, wishes } = leftUndone(said, allAsked, { hasDraft }, readSaid)
  const asked = withoutSaveBehindUnread([...withoutTalkOfLetters(allAsked, prompt), ...questions])
  if (isAsked) await parts.once('asked to save', (open) => forgetAsked(open, session.campaignId))
  const { unfinished } = before.memory
  const [first] = asked
  const goesOn = (first?.kind === 'go-on' || first?.kind === 'repeat') && unfinished !== undefined
  const known = goesOn ? unfinished.known : before
  const wanted = goesOn
    ? [...unfinished.intents, ...asked.slice(1)]
    : asked.flatMap((intent) =>
        intent.kind === 'repeat'
          ? repeatedIntents(before.memory, session.run.messages)
          : asYes(before.memory, intent, session.run.messages),
      )
  const sized = await withSizes(session, wanted, before.memory)
  const intents = withoutOldYes(sized, session.run.messages).map((intent) => asNarrowed(intent, before))
  const isWork = hasWork(intents, known)
  let memory = isWork ? await beginWork(session, { intents, known, before: unfinished, goesOn }) : known.memory
  const meant = intents.map((intent) => meantBy(intent, prompt, known.memory))
  if (reasons) await output.think(`${goesOn ? wasStopped : ''}${reasoningFor(meant, known, before)}`)
  await session.setMode('EXECUTION')
  if (goesOn) await output.say(goingOn)
  const wantsOverview = intents.some(({ kind }) => kind === 'overview')
  const steps =
    intents.length === 0
      ? [{ kind: 'unknown', text: '' } as const]
      : withOneUnknown(withoutSameVoid(withoutSameQuestion(withoutSameAdvice(intents)), isNobodyThere)).map(asLookedUp)
  const failed: Intent[] = []
  for (const [index, intent] of steps.entries()) {
    const problems = session.problems()
    if (index > 0 && isWork) memory = await keepUnfinished(session, steps.slice(index), { ...known, memory })
    const enrichesThen = steps.slice(index + 1).some((each) => each.kind === 'enrich' && each.what !== 'accounts')
    memory = await doIntent(
      session,
      intent,
      { ...known, memory },
      {
        reasons,
        writesOverview: reasons && !wantsOverview,
        enrichesThen,
        isAlone: steps.length === 1,
        isContinued: isContinuedBy(intent, steps[index + 1]),
      },
    )
    if (session.problems() > problems) failed.push(intent)
  }
  if (wishes.length > 0) await output.say(leftOutReply(wishes))
  if (isWork) await endWork(session, failed)
}

function asLookedUp(intent: Intent): Intent {
  const isQuestion = intent.kind === 'unknown' && intent.others === undefined && asksOfUs(intent.text)
  return isQuestion ? { kind: 'documents', about: intent.text, isGuess: true } : intent
}

/** Whether messages that are written or changed are changed further by what comes next. */
function isContinuedBy(intent: Intent, next: Intent | undefined): boolean {
  if (next?.kind === 'edit')
    return next.channel === undefined || ('channel' in intent && next.channel === intent.channel)
  return (
    next?.kind === 'also' && (next.channel === undefined || ('channel' in intent && next.channel === intent.channel))
  )
}

/** Where nothing was left open, whoever says “go on” takes what was offered; whoever says yes to no offer, what was advised. */
function asYes({ offer }: Memory, intent: Intent, messages: readonly object[]): Intent {
  if (intent.kind === 'yes' && offer === undefined) return advisedNext(messages) ?? intent
  return intent.kind === 'go-on' && offer !== undefined ? { kind: 'yes' } : intent
}

/** Whoever was asked whether to save over what is there, and agrees. */
function asSaved(intents: readonly Intent[], channels: KnownBefore['asksToSave'], prompt: string): readonly Intent[] {
  const agreed = agreedChannels(prompt, channels)
  // Who agrees to what was not asked about wants it saved as well: “no to the email, yes to LinkedIn”.
  const unasked = bothWays.filter((way) => !channels.includes(way))
  const wanted = [...(agreed ?? []), ...(agreedChannels(prompt, unasked) ?? [])]
  if (wanted.length > 0) return [{ kind: 'save', agreed: wanted }]
  if (agreed !== undefined) return [{ kind: 'no' }]
  const [first, ...others] = intents
  const agrees = first?.kind === 'yes' || first?.kind === 'go-on' || first?.kind === 'save'
  return agrees ? [{ kind: 'save', agreed: channels }, ...others] : intents
}

const bothWays = ['email', 'linkedin'] as const

/** What was not understood is told once, in the end. */
/** “That is fine now, please save the messages” is no yes to what was offered a while ago. */
function withoutOldYes(intents: readonly Intent[], messages: readonly object[]): readonly Intent[] {
  const isOld = intents.some(({ kind }) => kind === 'save') && !isOfferFresh(messages)
  return isOld ? intents.filter((intent) => intent.kind !== 'yes' || intent.isNamed === true) : intents
}

function withOneUnknown(intents: readonly Intent[]): readonly Intent[] {
  const [first, ...others] = intents.filter((intent) => intent.kind === 'unknown')
  if (first === undefined) return intents
  const rest = intents.filter(({ kind }) => kind !== 'unknown')
  return [...rest, others.length === 0 ? first : { ...first, others: others.map(({ text }) => text) }]
}

/** Of nobody there is one answer to whatever is asked. */
function withoutSameVoid(intents: readonly Intent[], isNobodyThere: boolean): readonly Intent[] {
  const isAskedAlone = isNobodyThere && intents.every(({ kind }) => kind === 'ask')
  return isAskedAlone ? intents.slice(0, 1) : intents
}

/** “Which companies are they from, and how big are they?” is answered by one table. */
function withoutSameQuestion(intents: readonly Intent[]): readonly Intent[] {
  const isSame = (one: Intent, other: Intent) => other.kind === 'ask' && JSON.stringify(one) === JSON.stringify(other)
  return intents.filter(
    (intent, index) => intent.kind !== 'ask' || !intents.slice(0, index).some((before) => isSame(intent, before)),
  )
}

/** “Are these data real? Where do you get them?” has one answer. */
function withoutSameAdvice(intents: readonly Intent[]): readonly Intent[] {
  return intents.filter(
    (intent, index) =>
      intent.kind !== 'advise' ||
      !intents.slice(0, index).some((before) => before.kind === 'advise' && before.on === intent.on),
  )
}

const wasStopped = 'I did not come to the end of this, so I take up what is left. '

/** An answer to what messages are to be about is no request of its own. */
function withTopic(intents: readonly Intent[], prompt: string, { askedAbout }: Memory): readonly Intent[] {
  if (askedAbout === undefined || intents.some(({ kind }) => kind !== 'unknown' && kind !== 'again')) return intents
  // “And the same as an email” names no matter.
  if (readAddedMessage(asPlainOrder(prompt)) !== undefined) return intents
  // How many there are to be says nothing of what they are about.
  const [, count = ''] = numberAlone.exec(prompt) ?? []
  const steps = countIn(count)
  if (steps !== undefined)
    return [
      {
        kind: 'draft',
        ...askedAbout,
        steps,
        about: askedAbout.lead === undefined ? undefined : 'invite them',
        shorter: false,
      },
    ]
  // A figure that is put right is none of what they are about: that is asked once more.
  const { claim, instead } = rightedClaim(prompt.replace(/[.!\s]+$/, ''))
  if (instead !== undefined && claim !== prompt) {
    const add = askedAbout.changes?.add?.map(({ sentence, at }) => ({
      sentence: replacedIn(sentence, numberOf(instead.words), numberOf(instead.by)),
      at,
    }))
    const changes = { ...askedAbout.changes, ...(add === undefined ? {} : { add }) }
    return [{ kind: 'draft', ...askedAbout, changes, about: undefined, shorter: false }]
  }
  const about = prompt
    .replace(/^(?:it(?:'s| is) |they are |that is )?(?:about |on |we (?:offer|sell|make|do) )/i, '')
    .replace(/[.!?]+$/, '')
    .trim()
  return about === ''
    ? intents
    : [
        {
          kind: 'draft',
          ...askedAbout,
          about: `${askedAbout.lead ?? ''}${about.slice(0, longestTopic)}`,
          shorter: false,
        },
      ]
}

/** “20” of “20 photos”: what is counted may have more words where it is told. */
function numberOf(words: string): string {
  return /^[€$£]?\d[\d.,:]*%?/.exec(words)?.[0] ?? words
}

const longestTopic = 200
const numberAlone =
  /^(?:(?:please|just|only|make it)\s+)*(\d|one|two|three|four|five) (?:e-?mails?|messages?|steps?)(?:[,:;.]? (?:please|(?:(?:and|then) )?(?:one|an?|the|first|second|last) (?:is )?(?:an? |the )?(?:invitation|invite|reminder|follow-?up)))*[.!\s]*$/i

async function knownOf({ context: { store }, campaignId }: MarketingSession): Promise<KnownBefore> {
  const { value: campaign } = await readCampaign(store, campaignId)
  const sources = await campaignSources(store)
  const idea = campaignSearch(campaign, sources)
  return {
    memory: await readMemory(store, campaignId),
    idea,
    hasTopic: topicOf(await summariseAudience(store, campaignId), idea) !== undefined,
    offer: sources.valueProposition,
    asksToSave: await asksToSave(store, campaignId),
    accounts: (await readTable(store, campaignId, 'account')).count,
    contacts: (await readTable(store, campaignId, 'contact')).count,
  }
}

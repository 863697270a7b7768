import { readGoal } from '../../../engines/messages/goal/read-goal'
import { saysItAnyhow } from '../../../engines/messages/read-step-plan'
import { withToldDetail } from './told-detail'
import { readOverviewNotes } from '../../../handlers/campaigns/plan/overviews-collection'
import { isBesideSaved, isChangedElsewhere } from '../changed-elsewhere'
import { besideOf, keepMemory, type Draft, type Memory } from '../memory'
import { hasChanges } from '../request/draft-changes'
import type { Intent } from '../request/intent'
import { isTakenUp } from '../undo-steps'
import { channelOf } from '../request/read-draft'
import { draftSaid } from '../request/read-request'
import { withoutSpared } from '../request/spared-message'
import type { MarketingSession } from '../run/marketing-session'
import { draftContent, type Drafted } from '../tools/draft-content'
import { isUnsaved, told, turnedTo, withAtHand, withNamedAtHand } from './at-hand'
import { doSave, doRedo, doUndo } from './do-save'
import type { SearchStyle } from './do-search'
import { draftMatter, leadOf, matterOf, wholeMatterOf } from './draft-matter'
import type { KnownBefore } from './follow-request'
import { forEverybody } from './for-everybody'
import {
  cannotChange,
  isThatAlready,
  noDraftToChange,
  noneOf,
  nothingToFollow,
  refusedBecause,
  whatAbout,
} from './plain-answers'
import { isChange, isOfNumbered, asksForAnother } from './is-change'
import { isRightedBeside, replacesElsewhere, withSayingAtHand } from './of-both-ways'
import { promptOf } from './prompt-of'
import { introducedIn } from '../writing/introduced-in'
import { toldRighted } from '../writing/told-righted'
import { toldUnsaid } from '../writing/told-unsaid'
import { isOfSender, leavesOutSender } from '../writing/of-sender'
import { draftReply, editReply, problemReply, type EditWords } from './replies'

export type DraftIntent = Extract<Intent, { readonly kind: 'draft' | 'also' | 'edit' | 'save' | 'undo' | 'redo' }>

/** Does what is asked of messages: writes them, changes them, keeps them. */
export async function doDraft(
  session: MarketingSession,
  intent: DraftIntent,
  known: KnownBefore,
  { isContinued = false, isAlone = true }: Partial<Pick<SearchStyle, 'isContinued' | 'isAlone'>>,
): Promise<Memory> {
  switch (intent.kind) {
    case 'draft':
      return write(session, intent, known, isContinued)
    case 'also':
      return writeAlso(session, intent, known, isContinued)
    case 'edit':
      return edit(session, intent, known, { isContinued, isAlone })
    case 'save':
      return doSave(session, intent, known)
    case 'undo':
      return doUndo(session, known)
    case 'redo':
      return doRedo(session, known)
  }
}

type Of<Kind extends DraftIntent['kind']> = Extract<DraftIntent, { readonly kind: Kind }>

async function write(
  session: MarketingSession,
  intent: Of<'draft'>,
  { memory, hasTopic }: KnownBefore,
  isContinued = false,
) {
  const { output } = session
  const { channel, steps, askedSteps, addressee, save: saves, shorter, changes, isParting } = intent
  // What a message of a sequence does anyhow is done.
  const unable = steps > 1 ? intent.unable?.filter((each) => !saysItAnyhow(each)) : intent.unable
  const planned = intent.planned?.map((each) => ({ ...each, about: withToldDetail(each.about, memory.told) }))
  // Nothing that is at hand goes for a change of it that was not understood.
  if (
    memory.draft !== undefined &&
    intent.about !== undefined &&
    (isChange(intent.about) || asksForAnother(intent.about))
  )
    return told(session, memory, cannotChange([intent.about]))
  const prompt = promptOf(session.run)
  if (memory.draft !== undefined && isOfNumbered(prompt)) return told(session, memory, cannotChange([prompt]))
  const matter = matterOf(intent.about ?? sameAgain(memory, channel), memory.draft, channel)
  const ask = intent.ask ?? matter.ask
  const goal = await goalMeant(session, matter.about, memory.told)
  const ordered = goal ?? matter.about
  const matterSaid = draftMatter(ordered === undefined ? undefined : withToldDetail(ordered, memory.told), memory.told)
  const about = memory.draft === undefined ? withFactsTold(matterSaid, memory.told) : matterSaid
  // Whoever has said who they are, and not what they offer, offers nothing of the workspace's own.
  const isUntold = !hasTopic || memory.told?.some(isOfSender) === true
  if (about === undefined && (intent.about !== undefined || isUntold)) {
    await output.say(whatAbout)
    const lead = leadOf(intent.about)
    const asking = {
      ...memory,
      askedAbout: { channel, steps, askedSteps, save: saves, ask, changes, planned, isParting, unable, lead },
    }
    await session.parts.once(output.nextId('asking'), (open) => keepMemory(open, asking))
    return asking
  }
  const answer = await session.callTool(draftContent, {
    channel,
    steps,
    about,
    ...(ask === undefined ? {} : { ask }),
    ...(changes === undefined ? {} : { changes }),
    ...(planned === undefined ? {} : { planned }),
    ...(isParting === true ? { parting: true } : {}),
    ...(shorter ? { shorter } : {}),
    ...(saves ? { save: saves } : {}),
  })
  if ('problem' in answer) return told(session, memory, problemReply('write the messages', answer.problem))
  const forWhom =
    addressee === undefined
      ? undefined
      : await session.parts.remember(output.nextId('named'), () =>
          forEverybody(session.context.store, session.campaignId, addressee),
        )
  const { draft: before } = memory
  const isInstead = before?.channel === channel && (await isUnsaved(session, 'kept before', before))
  const next = withDraft(memory, answer.result)
  const isUnsigned = !isContinued && leavesOutSender(memory.told ?? [], next.draft?.templates ?? [])
  const texts = [...(next.draft?.templates ?? []), ...(before?.templates ?? [])]
  const untold = isContinued ? [] : toldUnsaid(memory.told ?? [], texts)
  const unsavedBeside = (await isUnsaved(session, 'kept beside', next.beside)) ? next.beside : undefined
  await output.say(
    draftReply(answer.result, {
      askedSteps,
      unable,
      forWhom,
      isInstead,
      unsavedBeside,
      isContinued,
      isUnsigned,
      untold,
    }),
  )
  const introduced = introducedIn(ordered ?? '').filter((each) => !(memory.told ?? []).includes(each))
  const known = { ...next, askedAbout: undefined }
  if (introduced.length === 0) return known
  const withSender = { ...known, told: [...(memory.told ?? []), ...introduced] }
  await session.parts.once(output.nextId('introduced'), (open) => keepMemory(open, withSender))
  return withSender
}

/** “It is free, but we only have 20 seats”, told before it was said what the messages are about. */
function withFactsTold(about: string | undefined, told: readonly string[] = []): string | undefined {
  const facts = about === undefined ? [] : told.filter((each) => ofIt.test(each) && !about.includes(each.slice(0, -1)))
  if (about === undefined || facts.length === 0) return about
  const whole = [about, ...facts].map((each) => each.replace(/[.\s]+$/, '')).join('. ')
  return readGoal(whole).isUnread ? about : whole
}

const ofIt = /^(?:It|They|There)\s/

/** “Now also an email for them”: what was written by the other way is said by this one. */
function sameAgain({ draft }: Memory, channel: Draft['channel']): string | undefined {
  if (draft === undefined || draft.channel === channel) return undefined
  return wholeMatterOf(draft)
}

/** What the campaign is for, as somebody has said it for the overview, where the messages are for that or for nothing named. */
async function goalMeant(
  { context, campaignId, parts, output }: MarketingSession,
  about?: string,
  told: readonly string[] = [],
) {
  const isNamed = about !== undefined && ofGoal.test(about)
  if (!isNamed && (about !== undefined || told.length > 0)) return undefined
  const goal = await parts.remember(output.nextId('goal'), async () => {
    const notes = await readOverviewNotes(context.store, campaignId)
    return notes.goal ?? null
  })
  return goal === null || ofAudience.test(goal) || !(isNamed || ofOurs.test(goal)) ? undefined : goal.replace(/\.$/, '')
}

const ofGoal =
  /^(?:that|this|the|our|my)(?: campaign(?:['’]s)?)? (?:goal|aim|objective|purpose)(?: of (?:the|this|our) campaign)?$/i
/** “Reach CFOs at banks” says whom the messages are for, and nothing of what. */
const ofAudience = /^reach\s/i
const ofOurs = /\b(?:our|my)\s/i

/** One more message, or the same by the other way. */
async function writeAlso(
  session: MarketingSession,
  intent: Of<'also'>,
  known: KnownBefore,
  isContinued: boolean,
): Promise<Memory> {
  const { memory } = known
  const { draft } = memory
  const {
    channel = draft?.channel ?? 'email',
    about,
    steps,
    isSame = false,
    isReminder = false,
    isParting = false,
    insteadOf,
    isOfAll = false,
    addressee,
    unable = [],
  } = intent
  if (draft !== undefined && isOfAll) {
    const { templates, from } = draft
    const { tone, removed = [] } = from ?? {}
    const changes = {
      ...(tone === undefined ? {} : { tone }),
      ...(removed.length === 0 ? {} : { remove: [...removed] }),
    }
    const next: Of<'draft'> = {
      ...{ kind: 'draft', channel, steps: steps ?? templates.length, shorter: from?.shorter ?? false, save: false },
      about: about ?? from?.about,
      ...(about === undefined && from?.ask !== undefined ? { ask: from.ask } : {}),
      ...(Object.keys(changes).length === 0 ? {} : { changes }),
    }
    return write(session, next, known, isContinued)
  }
  if (draft === undefined || draft.channel !== channel) {
    if (draft === undefined && isSame) return told(session, memory, noDraftToChange)
    if (draft === undefined && about === undefined) return told(session, memory, nothingToFollow)
    const source = about === undefined ? draft?.from : undefined
    const sentences = isSame ? (draft?.own ?? []) : []
    const add = sentences
      .filter((sentence) => !sentence.endsWith('?'))
      .map((sentence) => ({ sentence, at: 'end' as const }))
    const question = sentences.findLast((sentence) => sentence.endsWith('?'))
    const { tone, removed = [], righted = [], signature } = source ?? {}
    const changes = {
      ...intent.changes,
      ...(removed.length === 0 ? {} : { remove: [...removed] }),
      ...(signature === undefined || !isSame ? {} : { signature }),
      ...(add.length === 0 ? {} : { add }),
      ...(righted.length === 0 ? {} : { replace: righted.map((each) => ({ ...each, if_there: true })) }),
      ...(question === undefined ? {} : { question }),
      ...(tone === undefined ? {} : { tone }),
    }
    const next: Of<'draft'> = {
      kind: 'draft',
      channel,
      steps: steps ?? (isSame ? (draft?.templates.length ?? 1) : 1),
      about: about ?? source?.about,
      shorter: source?.shorter ?? false,
      save: false,
      ...(source?.ask === undefined ? {} : { ask: source.ask }),
      ...(isSame && source?.planned !== undefined ? { planned: source.planned } : {}),
      ...(Object.keys(changes).length === 0 ? {} : { changes }),
      ...(addressee === undefined ? {} : { addressee }),
      ...(unable.length === 0 ? {} : { unable }),
    }
    return write(session, next, known, isContinued)
  }
  if (isSame) return told(session, memory, isThatAlready(channel))
  const answer = await session.callTool(draftContent, {
    channel,
    steps: draft.templates.length,
    of_last: true,
    append: {
      ...(about === undefined
        ? {}
        : { about: withToldDetail(about, [draft.from?.about ?? draft.about, ...(memory.told ?? [])]) }),
      ...(isReminder ? { reminder: true } : {}),
      ...(isParting ? { parting: true } : {}),
      ...(insteadOf === undefined ? {} : { instead_of: insteadOf }),
      ...(steps === undefined || steps === 1 ? {} : { count: steps }),
    },
  })
  if ('problem' in answer) return told(session, memory, problemReply('add a message', answer.problem))
  await session.output.say(editReply(answer.result, unable, { isContinued }))
  return withDraft(memory, answer.result)
}

async function edit(
  session: MarketingSession,
  intent: Of<'edit'>,
  known: KnownBefore,
  {
    isContinued,
    isAlone,
    isOfBoth = false,
  }: Pick<EditWords, 'isContinued' | 'isAlone'> & { readonly isOfBoth?: boolean },
): Promise<Memory> {
  const { anew = false, shorter, changes, unable, save: saves } = intent
  const { channel: way } = intent
  const named = isOfBoth
    ? known.memory
    : way === undefined
      ? await withNamedAtHand(session, known.memory)
      : await withAtHand(session, known.memory, way)
  // Only emails have one.
  const meant = changes.subject === undefined ? named : await withAtHand(session, named, 'email')
  const memory = isOfBoth || way !== undefined ? meant : await withSayingAtHand(session, meant, changes)
  const { draft } = memory
  if (draft === undefined) {
    const said = draftSaid(promptOf(session.run))
    if (changes.drop !== undefined) return told(session, memory, refusedBecause.remove)
    return said?.kind === 'draft' ? write(session, said, known) : told(session, memory, noDraftToChange)
  }
  if (!hasChanges(intent)) return told(session, memory, cannotChange(unable, saves, isAlone))
  const [, ofAll, ofOne, ofNamed] = isOfBoth ? [] : (namesOther.exec(withoutSpared(promptOf(session.run))) ?? [])
  const other = ofAll ?? ofOne ?? ofNamed
  if (way !== undefined && way !== draft.channel) return told(session, memory, noneOf(way))
  if (way === undefined && other !== undefined && channelOf(`the ${other}`) !== draft.channel)
    return told(session, memory, noneOf(channelOf(`the ${other}`) ?? draft.channel))
  const { parts, output, context, campaignId } = session
  const isBesideOther = await parts.remember(
    output.nextId('beside other'),
    async () =>
      (await isChangedElsewhere(context.store, campaignId, draft.channel)) ||
      (await isBesideSaved(context.store, campaignId, draft)),
  )
  const { origin } = draft
  const isTakenOver = await parts.remember(output.nextId('taken up'), async () =>
    origin === undefined ? false : isTakenUp(context.store, campaignId, origin),
  )
  const answer = await session.callTool(draftContent, {
    channel: draft.channel,
    steps: draft.templates.length,
    of_last: true,
    changes,
    ...(anew ? { anew } : {}),
    ...(shorter ? { shorter } : {}),
    ...(saves ? { save: saves } : {}),
  })
  if ('problem' in answer) return told(session, memory, problemReply('change the messages', answer.problem))
  // Whoever names none of the two may have meant both.
  const prompt = promptOf(session.run)
  const namesNone =
    !isOfBoth && changes.subject === undefined && channelOf(prompt) === undefined && !ofBoth.test(prompt)
  const unsaved = namesNone && (await isUnsaved(session, 'untouched', memory.beside)) ? memory.beside : undefined
  // A figure that is put right is right by either way.
  const isRightedThere = unsaved !== undefined && isRightedBeside(unsaved, changes, prompt)
  const untouched = isRightedThere ? undefined : unsaved
  await session.output.say(
    editReply(answer.result, unable, { isContinued, isAlone, isBesideOther, isTakenOver, untouched }),
  )
  const written = withDraft(memory, answer.result)
  const next = { ...written, told: written.told && toldRighted(written.told, changes) }
  const { beside } = next
  // “In the second email, say …, and sign all of them”
  const isOfOne = changes.step !== undefined && other !== undefined
  if (beside === undefined || isOfBoth || isOfOne || way !== undefined) return next
  if (!isRightedThere && (!ofBoth.test(prompt) || replacesElsewhere(beside, changes))) return next
  const turned = await turnedTo(session, { ...next, draft: beside, beside: next.draft })
  return edit(session, intent, { ...known, memory: turned }, { isContinued, isAlone, isOfBoth: true })
}

/** “Make the LinkedIn message friendlier”, “in the second email, say …”, “change email 2” */
const namesOther =
  /\bthe (?:(?:first|second|third|fourth|fifth|sixth|seventh|last|final|[1-7](?:st|nd|rd|th)) )?(linked-?in (?:message|note|request)s?|(?:e-?)?mails?(?! address))\b|\b(e-?mail|mail|linked-?in (?:message|note)) #?[1-7]\b|^\W*(?:and |now |please )*(linked-?in (?:message|note)|e-?mails?)\s*:/i

/** “Sign both with Anna” */
const ofBoth =
  /\b(?:both|all of (?:it|them)|all (?:the )?messages|everywhere|throughout|in all (?:texts|of the texts))\b|\bthe e-?mails? and (?:in |on )?(?:the )?linked-?in|\blinked-?in (?:message|note)s? and (?:in )?the e-?mails?\b/i

/** What was written by the other way is not lost by that. */
function withDraft(memory: Memory, drafted: Drafted): Memory {
  const draft = draftOf(drafted)
  return { ...memory, draft, beside: besideOf(memory, draft) }
}

function draftOf({ channel, about, subjectLine, templates, own, from, origin }: Drafted): Draft {
  return { channel, about, subjectLine, templates, own, from, origin }
}

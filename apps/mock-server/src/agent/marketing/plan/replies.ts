import type { AudienceSummary } from '../../../handlers/campaigns/plan/audience-summary'
import type { Draft } from '../memory'
import type { ToolAnswer } from '../run/marketing-session'
import type { Drafted } from '../tools/draft-content'
import type { Enriched } from '../tools/enrich-rows-tool'
import type { Redone } from '../tools/redo-draft-change'
import type { Undone } from '../tools/undo-draft-change'
import { whenItGoes } from '../request/read-aside'
import { daysBetweenSteps } from '../../../engines/outreach/email-progress'
import { fieldMeant } from '../../../engines/messages/field-meant'
import { hasOpenMatter, openTexts } from '../../../engines/messages/open-matter'
import { counted, formatted, listed } from '../writing/counted'
import { shownMessages } from './shown-messages'

export function problemReply(what: string, problem: string): string {
  return `I could not ${what}: ${problem.replace(/\.$/, '')}.`
}

export function enrichReply(
  noun: 'contact' | 'account',
  answer: ToolAnswer<Enriched>,
  {
    isOfPhones = false,
    isOfSome = false,
    options: asked = [],
  }: {
    readonly isOfPhones?: boolean | undefined
    readonly isOfSome?: boolean
    /** What was to be looked up, where that was said. */
    readonly options?: readonly string[]
  } = {},
): string {
  if ('problem' in answer) return problemReply(`enrich the ${noun}s`, answer.problem)
  const { looked_up: lookedUp, enriched, emails_found: emails, options, without_email: without } = answer.result
  if (answer.result.is_empty === true) return `There are no ${noun}s in the audience yet.`
  if (lookedUp === 0 && isOfSome)
    return `All who are meant were looked up before. Say the same with “again” behind it, and I look them up anew.`
  if (lookedUp === 0) return `There is no ${noun} left that has not been looked up.`
  const isOfProfiles = noun === 'contact' && options.every((option) => option === 'LinkedIn')
  const lookedUpWith = `I looked up ${counted(lookedUp, noun)} with ${listed(options)}`
  const lines = isOfProfiles
    ? [`${lookedUpWith}.`, profilesLine(answer.result)]
    : [`${lookedUpWith}: something was found for **${enriched}**.`]
  if (noun === 'contact' && !isOfProfiles && asked.includes('LinkedIn')) lines.push(profilesLine(answer.result))
  if (noun === 'contact' && (emails > 0 || !isOfProfiles || (without > 0 && asked.length === 0)))
    lines.push(
      emails === 0
        ? withoutEmails(answer.result)
        : `**${counted(emails, 'email address', 'email addresses')}** came with it.`,
    )
  if (noun === 'contact' && isOfPhones)
    lines.push(
      answer.result.phones_found === 0
        ? 'No new phone number was found.'
        : `**${counted(answer.result.phones_found, 'phone number')}** came with it.`,
    )
  return lines.join(' ')
}

/** What could have been looked up as well, said once for all that was. */
export function notConnected(answers: readonly ToolAnswer<Enriched>[]): readonly string[] {
  const missing = new Set(
    answers.flatMap((answer) =>
      'problem' in answer || answer.result.looked_up === 0 ? [] : answer.result.not_connected,
    ),
  )
  return missing.size === 0 ? [] : [`Nothing is connected that knows ${listed([...missing])}.`]
}

function withoutEmails({ looked_up: lookedUp, without_email: without }: Enriched): string {
  if (without > 0) return `No new email address was found.${stillWithout(without)}`
  return lookedUp === 1 ? 'They had an email address before.' : 'All of them had an email address before.'
}

function stillWithout(count: number): string {
  return ` ${formatted(count)} still ${count === 1 ? 'has' : 'have'} none.`
}

function profilesLine({ profiles_found: found, without_profile: without }: Enriched): string {
  const rest =
    without === 0 ? '' : ` ${counted(without, 'contact')} still ${without === 1 ? 'has' : 'have'} no profile.`
  const first =
    found === 0 ? 'No new LinkedIn profile was found.' : `**${counted(found, 'LinkedIn profile')}** came with it.`
  return `${first}${rest}`
}

interface DraftWords {
  /** Where more were asked for than a sequence may have. */
  readonly askedSteps?: number | undefined
  /** What was asked of it that cannot be done. */
  readonly unable?: readonly string[] | undefined
  /** Whom these are for, where somebody else was named. */
  readonly forWhom?: string | undefined
  /** What was written before was not saved. */
  readonly isInstead?: boolean | undefined
  /** What was written by the other way waits to be saved as well. */
  readonly unsavedBeside?: Draft | undefined
  /** More is done to them at once, and they are shown then. */
  readonly isContinued?: boolean | undefined
  /** What somebody said of themselves stands in none of the messages. */
  readonly isUnsigned?: boolean | undefined
  /** What else was told before, and stands in none of them. */
  readonly untold?: readonly string[] | undefined
}

export function draftReply(
  drafted: Drafted,
  {
    askedSteps,
    unable = [],
    forWhom,
    isInstead = false,
    unsavedBeside,
    isContinued = false,
    isUnsigned = false,
    untold = [],
  }: DraftWords = {},
): string {
  const { channel, about, templates, saved, not_made: failed = [] } = drafted
  if (drafted.is_shortest === true)
    return 'It cannot be shorter: it has only a greeting, what it is about, and a question. I have left it as it is.'
  const kind = channel === 'email' ? 'email' : 'LinkedIn message'
  const { about: task, isTask = false, planned = [] } = drafted.from ?? {}
  const open = templates.flatMap((text, index) =>
    openTexts(text).map((said) => said ?? planned.find(({ step }) => step === index + 1)?.about ?? task),
  )
  const isOpen = open.length > 0
  const asked = [...new Set(open)].flatMap((each) => (each === undefined ? [] : [`“${each}”`]))
  const what = isTask ? `for this: “${task?.replace(/[.\s]+$/, '')}”` : `about ${about}`
  return [
    `Here ${templates.length === 1 ? `is the ${kind}` : `are ${counted(templates.length, kind)}`} ${isOpen ? 'with a place for what you want to say' : what.replace(/[.\s]+$/, '')}.`,
    ...(isOpen
      ? [
          `I do not know how to word ${asked.length === 0 ? 'it' : listed(asked)}. Tell me the words (“it should say: …”), or write them yourself in place of what stands in brackets: nobody gets a message before that is done.`,
        ]
      : []),
    ...(askedSteps === undefined
      ? []
      : [
          `You asked for ${askedSteps} steps. A sequence has at most ${templates.length}, so I have written ${templates.length}.`,
        ]),
    ...notDone(unable, failed),
    ...(isContinued ? [] : shownMessages(drafted)),
    ...(forWhom === undefined ? [] : [forWhom]),
    ...fieldsOfNobody(drafted),
    ...(isUnsigned ? ['Who writes is not said in it: say “say who we are”, and it is.'] : []),
    ...(untold.length === 0
      ? []
      : [
          `What you told me before is not said in ${templates.length === 1 ? 'it' : 'them'}: ${listed(untold.map((each) => `“${each}”`))} Say “mention that …”, and it is.`,
        ]),
    ...(isInstead ? ['What I wrote before was not saved: from now on, changes are made to this one.'] : []),
    ...(isContinued && !saved ? [] : [howKept()]),
  ].join('\n\n')

  function howKept(): string {
    return drafted.in_place_of !== undefined
      ? insteadOf(drafted)
      : saved
        ? `${templates.length === 1 ? 'It is saved as the message' : 'They are saved as the messages'} of this campaign.${openPlaces(templates)} ${whatFollows(drafted)}`
        : `Nothing is saved yet: say “save it” to keep this as the messages of the campaign${orBoth()}.`
  }

  function orBoth(): string {
    if (unsavedBeside === undefined) return ''
    const { templates: others } = unsavedBeside
    const other = channel === 'email' ? 'LinkedIn message' : 'email'
    return `, or “save both” to keep the ${other}${others.length === 1 ? '' : 's'} as well`
  }
}

export interface EditWords extends Pick<DraftWords, 'isContinued'> {
  /** Nothing else was asked for, so what is there was shown before. */
  readonly isAlone?: boolean | undefined
  /** Somebody has changed what was saved, and it is not that which was changed here. */
  readonly isBesideOther?: boolean | undefined
  /** They were changed elsewhere since they were written here, and are changed as they are now. */
  readonly isTakenOver?: boolean | undefined
  /** What was written by the other way, is not saved, and was not changed. */
  readonly untouched?: Draft | undefined
}

/** What became of a wish to change what was written. */
export function editReply(
  drafted: Drafted,
  unable: readonly string[],
  { isContinued = false, isAlone = true, isBesideOther = false, isTakenOver = false, untouched }: EditWords = {},
): string {
  const { channel, made = [], not_made: failed = [], saved } = drafted
  const others = channel === 'email' ? 'emails' : 'LinkedIn messages'
  const own =
    isBesideOther && !saved
      ? [`This is my own version: the ${others} in the campaign were changed elsewhere since, and are as they were.`]
      : []
  if (made.length === 0)
    return [
      [...notDone(unable, failed), 'I have left it as it is.'].join(' '),
      ...(isAlone || isContinued ? [] : shownMessages(drafted)),
      ...own,
      ...(saved || drafted.in_place_of !== undefined ? [howKept()] : []),
    ].join('\n\n')
  if (isContinued && !saved && drafted.in_place_of === undefined)
    return [`Changed: ${listed(made)}.`, ...notDone(unable, failed)].join('\n\n')
  return [
    `Changed: ${listed(made)}.`,
    ...(isTakenOver
      ? [
          `The ${others} in the campaign were changed elsewhere since I wrote them, and I went on from how they are there. “Go back” twice leads to what I had written.`,
        ]
      : []),
    ...notDone(unable, failed),
    ...forbiddenIn(drafted),
    ...shownMessages(drafted),
    ...fieldsOfNobody(drafted),
    ...own,
    ...(untouched === undefined ? [] : [staysAsItWas(untouched)]),
    howKept(),
  ].join('\n\n')

  function howKept(): string {
    if (drafted.in_place_of !== undefined) return insteadOf(drafted)
    return saved
      ? 'This is saved as the messages of this campaign.'
      : 'The change is not saved yet: say “save it” to keep this as the messages of the campaign.'
  }
}

function staysAsItWas({ channel, templates }: Draft): string {
  const others = `${channel === 'email' ? 'email' : 'LinkedIn message'}${templates.length === 1 ? '' : 's'}`
  return `The ${others} ${templates.length === 1 ? 'is' : 'are'} as before: name ${templates.length === 1 ? 'it' : 'them'}, and I change ${templates.length === 1 ? 'it' : 'them'} as well.`
}

/** Whoever lacks a field gets no message that asks for it. */
function fieldsOfNobody({ unknown_fields: fields = [], templates }: Drafted): readonly string[] {
  const [first] = fields
  if (first === undefined) return []
  const meant = fieldMeant(first)
  const named = listed(fields.map((field) => `“${field}”`))
  const hint =
    meant === undefined ? `Say “replace {{${first}}} with …”.` : `Say “replace {{${first}}} with {{${meant}}}”.`
  return [
    `No contact has ${named}, so nobody would get ${templates.length === 1 ? 'this message' : 'these messages'} before that is changed. ${hint}`,
  ]
}

/** What somebody gave word for word stays, and is told where the guidance forbids it. */
function forbiddenIn({ subjectLine = '', templates }: Drafted): readonly string[] {
  return [subjectLine, ...templates].some((text) => text.includes('—'))
    ? ['It has an em dash now, which the guidance for these messages forbids.']
    : []
}

/** What is there again after something was taken back. */
export function undoneReply({ draft, from, saved, restored, left }: Undone): string {
  const kindOf = (channel: Draft['channel']) => (channel === 'email' ? 'email' : 'LinkedIn message')
  const inCampaign = [
    ...restored.map(({ channel, count }) =>
      count === 0
        ? `The campaign has no ${kindOf(channel)} any more, as before.`
        : `The campaign has the ${count === 1 ? kindOf(channel) : counted(count, kindOf(channel))} from before again.`,
    ),
    ...left.map(
      (channel) => `The ${kindOf(channel)}s in the campaign were changed since they were saved, so I have left them.`,
    ),
  ]
  if (from === 'saved')
    return [
      'I took the saving back.',
      ...inCampaign,
      'What I wrote is still here: say “show me the messages” to see it, or “save it”.',
    ].join(' ')
  if (draft === undefined)
    return ['I took back what I wrote last. Nothing was written before it.', ...inCampaign].join(' ')
  const whatIsShown = howItStands(saved)
  return from === 'elsewhere'
    ? [[...inCampaign, 'This is what I had written before:'].join(' '), ...shownMessages(draft), whatIsShown].join(
        '\n\n',
      )
    : [
        'I took the last change back. This is what was there before:',
        ...shownMessages(draft),
        [...inCampaign, whatIsShown].join(' '),
      ].join('\n\n')
}

/** What is there again after it had been taken back. */
export function redoneReply({ draft, saved }: Redone): string {
  return ['I brought back what I had taken back:', ...shownMessages(draft), howItStands(saved)].join('\n\n')
}

function howItStands(saved: boolean): string {
  return saved
    ? 'That is also what is saved in the campaign.'
    : 'This version is not saved: say “save it” to keep it as the messages of the campaign.'
}

/** Nothing that a person has written goes without a word. */
function insteadOf({ channel, templates, in_place_of: others = 0 }: Drafted): string {
  const noun = channel === 'email' ? 'email' : 'LinkedIn message'
  const there = counted(others, noun)
  return `The ${noun}${templates.length === 1 ? ' is' : 's are'} not saved yet: the campaign has ${there} already. Shall I save ${templates.length === 1 ? 'this one' : 'these'} in ${others === 1 ? 'its' : 'their'} place? ${others === 1 ? 'It is replaced then, and “undo that” brings it back.' : 'They are replaced then, and “undo that” brings them back.'}`
}

/** Nobody gets a message with such a place. */
function openPlaces(templates: readonly string[]): string {
  const open = templates.filter(hasOpenMatter).length
  if (open === 0) return ''
  return ` ${open === templates.length && open > 1 ? 'All of them have' : open === 1 ? 'One has' : `${open} of them have`} a place in brackets that is still to be filled in.`
}

export function savedReply(drafted: Drafted, unable: readonly string[] = []): string {
  if (drafted.in_place_of !== undefined) return insteadOf(drafted)
  const { channel, templates } = drafted
  const what = channel === 'email' ? 'email' : 'LinkedIn message'
  const saved =
    templates.length === 1
      ? `Saved: the ${what} is now the message of this campaign.`
      : `Saved: the ${what}s are now the messages of this campaign.`
  return [
    `${saved}${openPlaces(templates)}`,
    ...fieldsOfNobody(drafted),
    whatFollows(drafted),
    ...notDone(unable, []),
  ].join(' ')
}

/** What is saved is a text for all: it goes to nobody before it is written for each. */
function whatFollows({ channel, templates }: Drafted): string {
  const item = channel === 'email' ? 'Email' : 'LinkedIn'
  return `To have ${templates.length === 1 ? 'it' : 'them'} written for each contact: “Go to audience”, “Add Messages”, “${item}”.`
}

function notDone(unable: readonly string[], failed: readonly string[]): readonly string[] {
  const lines = failed.map((each) => `${each.charAt(0).toUpperCase()}${each.slice(1)}.`)
  const others = unable.filter((each) => each !== whenItGoes)
  if (others.length > 0)
    lines.push(`This I do not know how to do: ${listed(others.map((each) => `“${each.slice(0, 120)}”`))}.`)
  if (others.length < unable.length)
    lines.push(
      `I cannot ${whenItGoes}: each email is due ${daysBetweenSteps} days after the one before, and goes out on the days that you choose when you launch them.`,
    )
  if (unable.some((each) => /^(?:please |also )?attach/i.test(each)))
    lines.push('No file can be attached to these messages: give me a link to it, and I put that in.')
  return lines.length === 0 ? [] : [lines.join(' ')]
}

export function summaryReply({
  accounts,
  contacts,
  accountsWithoutContacts,
  contactsWithoutEmail,
  industries,
  titles,
  cities,
}: AudienceSummary): string {
  const lines = [`The audience has **${counted(accounts, 'account')}** and **${counted(contacts, 'contact')}**.`]
  if (accountsWithoutContacts > 0)
    lines.push(
      `${counted(accountsWithoutContacts, 'account')} ${accountsWithoutContacts === 1 ? 'has' : 'have'} no contacts yet.`,
    )
  if (contactsWithoutEmail > 0)
    lines.push(
      `${counted(contactsWithoutEmail, 'contact')} ${contactsWithoutEmail === 1 ? 'has' : 'have'} no email address.`,
    )
  for (const [title, tally] of [
    ['Industries', industries],
    ['Places', cities],
    ['Roles', titles],
  ] as const) {
    if (tally.length > 0)
      lines.push(
        `\n\n${title}: ${tally
          .slice(0, 5)
          .map(([value, count]) => `${value} (${count})`)
          .join(', ')}.`,
      )
  }
  return lines.join(' ').replaceAll(' \n\n', '\n\n')
}

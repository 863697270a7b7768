import type { Advice, Refused } from '../request/intent'
import { daysBetweenSteps } from '../../../engines/outreach/email-progress'
import { daysBetweenMessages } from '../../../engines/outreach/linkedin-progress'
import { listed } from '../writing/counted'

const abilities = [
  '- **find companies and people**: “find 15 heads of growth at SaaS companies in Berlin hiring SDRs”',
  '- **enrich** them: “look up their email addresses”',
  '- **write outreach**: “write a three-step email sequence about faster invoicing”, then “save it”',
  '- **change what I wrote last**: “make it shorter and friendlier”, “change the subject to "Broken chairs?"”',
  '- **write the overview** of the campaign, and keep its numbers up to date',
  '- **count and answer** from the audience: “how many contacts have we got?”, “who of them works in Hamburg?”',
  '- **look things up** in the documents of the workspace: “what do our documents say about prices?”',
  '- **check for new leads** since the last search',
].join('\n')

export const canDo = `In this campaign I can\n\n${abilities}\n\nWhat shall I begin with?`
export const hello =
  'Hello. I find companies and people for this campaign, enrich them, and write to them with you. Whom do you want to reach?'
export const thanks = 'You are welcome.'
export const afterNo = 'All right, I leave it as it is.'
export const nothingOffered = 'Nothing is open that you could say yes to. What shall I do?'
export const goingOn = 'I go on where I stopped. What was done is kept.'
export const nothingToGoOnWith =
  'There is nothing to go on with: all that you have asked for is done. What shall I do next?'
export const nothingToRepeat =
  'Nothing has failed and nothing is left undone, so there is nothing that I should do again. What shall I do next? Say “5 more”, for example, and I look for more of those whom I found last.'
export function keptInMind(text: string): string {
  return `I keep that in mind for the messages: “${text}”${/[.!?]$/.test(text) ? '' : '.'}`
}

/** Messages by the other way are not saved with those that somebody has saved. */
export function nothingBeside(channel: 'email' | 'linkedin'): string {
  return `What I wrote before, ${channel === 'email' ? 'by email' : 'for LinkedIn'}, is not saved: say “save both” to keep it as well.`
}

export function noneOf(channel: 'email' | 'linkedin'): string {
  return `I have not written ${channel === 'email' ? 'an email' : 'a LinkedIn message'} that I could change, and have changed nothing. Say “${channel === 'email' ? 'the same as an email' : 'make a LinkedIn message of it'}”, and I write one.`
}

/** It is to be turned into what it is. */
export function isThatAlready(channel: 'email' | 'linkedin'): string {
  const [is, other] =
    channel === 'email' ? ['an email', 'make a LinkedIn message of it'] : ['a LinkedIn message', 'the same as an email']
  return `What I wrote last is ${is} already, so I have changed nothing. Say what is to be different in it, “say it differently”, or “${other}”.`
}

export function noneUnsaved(channel: 'email' | 'linkedin'): string {
  return `I have no ${channel === 'email' ? 'email' : 'LinkedIn message'} at hand that is not saved, and have changed nothing. Say “show me the messages”, and you see what is there.`
}

export const nothingToFollow =
  'I have not written any message here that another could follow. Say what it is to be about, for example “write a follow-up about our offer of last week”.'
export const nothingToUndo =
  'There is no change of messages that I could take back. Whom I have added you can select in the campaign and delete there; messages that are saved are changed there as well, or by a new draft.'
export function peopleOrMessages(count: number): string {
  return `Do you mean ${count} messages, or ${count} people? Say “make it ${count} ${count === 1 ? 'message' : 'messages'}”, or “${count} people”. I have changed nothing.`
}
export const undoOfMessages =
  'I have changed no messages since, and whom I have added I do not remove: you can select them in the campaign and delete them there. Say “undo the change of the messages”, and I take back what I changed in them last.'
export const whatAbout =
  'What are the messages to be about? Say in a few words what you offer, for example “faster invoicing for small agencies”.'
export const bothSaved = 'Both are saved already, just as they are in the campaign.'
/** Drafts are not thrown away: what is not saved goes nowhere. */
export function draftsStay(channel: 'email' | 'linkedin', isUnsaved: boolean): string {
  const what = channel === 'email' ? 'emails that I wrote' : 'LinkedIn message that I wrote'
  const are = channel === 'email' ? 'are' : 'is'
  return isUnsaved
    ? `I have removed nothing. The ${what} ${are} not saved, so nobody gets ${channel === 'email' ? 'them' : 'it'} unless you say “save”.`
    : `I have removed nothing. The ${what} ${are} saved in the campaign: “Go to audience”, “Add Messages”, “${channel === 'email' ? 'Email' : 'LinkedIn'}” opens ${channel === 'email' ? 'them' : 'it'}, and “undo the change of the messages” takes the saving back.`
}
export const nobodyToCheckFor =
  'Nobody was looked for in this campaign yet, so there is nobody of whom others could have come. Say whom to find, for example “find 10 CFOs at fintech companies in London”.'
export const noDraft = 'Nothing is written yet that I could save. Shall I write an email sequence first?'

/** Rows of an audience are deleted by hand. */
export const howRowsGo =
  '“Go to audience” opens the campaign, where you can select rows and delete them, or hide them with a filter.'

/** Where the audience is empty, and no messages are written either. */
export const noRowsTo: Partial<Readonly<Record<Refused, string>>> = {
  remove:
    'Nobody is in the audience of this campaign yet, so there is nobody to leave out. Say whom to find, and where: I look only there.',
  compare:
    'Nobody is in the audience of this campaign yet, so there is nobody to choose from. Say whom to find, for example “find 10 CFOs at fintech companies in London”.',
}

/** What is to go can be left out of a search. */
export const nobodyGoes = 'Whoever is in the audience stays there: I remove nobody. I can look elsewhere from now on.'

export const refusedBecause: Readonly<Record<Refused, string>> = {
  remove: `I do not remove anything from an audience, and have not. ${howRowsGo}`,
  'remove-campaign':
    'I do not delete campaigns, and have not. In the list of campaigns, the menu of each has “Delete”.',
  'save-part':
    'I save messages as they are and all together, and have saved nothing. Say “drop the third email”, for example, and “save it” then; or “save it” to keep all of them.',
  'save-later':
    'I save at once or not at all, and have saved nothing. Say “save it” when it is to be kept: it can be undone, and nothing is sent by it.',
  'save-unread':
    'I have saved nothing, since I did not understand what was to be done before that. Say “save it”, and what is there now is kept.',
  later:
    'I do things at once, and not at another time or on a condition, so I have done nothing. Say it again when it is to be done.',
  launch:
    'I do not send anything, and have not. When the messages are saved, you launch them from the campaign itself.',
  schedule:
    'I do not set up, change or stop schedules, and have not. “Go to audience” opens the campaign, where “Schedule” does that. Say “check for new leads”, and I do that once, now.',
  stop: 'I do not start, stop or pause a campaign, and have not. What has been launched is stopped at the provider that sends it, and cannot be stopped here. “Go to audience” shows under “Outreach” what has gone out.',
  rename:
    'I do not rename campaigns, and have not. “Go to audience” opens this one, where you can change its name at the top.',
  download:
    'I cannot hand you a file. The Audience tab has a download of its rows, and the Overview tab one of the overview.',
  compare:
    'I do not weigh one against another: that is yours to judge. I can show them side by side (“show me all contacts”, “show me the messages”), name the largest and the smallest company, and count them by city, country, industry or title: “how many of them are in each city?”.',
  merge:
    'I do not merge anything, and have changed nothing. Whom I find goes into the one audience of this campaign, where nobody stands twice. Of several messages, say “drop the second email”, for example, and then “in the first email, say that …” with what it is to keep.',
  swap: 'I can have two messages that I wrote change places, and do not know which two you mean, so I have changed nothing. Say “swap step 1 and 2”, for example, or “put the third one first”.',
  columns:
    'I do not add columns, and have changed nothing. They come with what is looked up or uploaded: say “enrich them”, for example.',
  sort: 'I do not sort the rows, and have changed nothing. “Go to audience” opens them as a table: press the header of a column there, and it is sorted by that.',
  import:
    'I cannot read files into the audience. You can upload one when you make an audience. I can find companies and people instead.',
}

/** What is said of a deed that somebody asks about. */
export const adviceOn: Readonly<Record<Advice, string>> = {
  save: 'Saving keeps what I wrote as the messages of the campaign. Nothing is sent by it, and it can be undone. Say “save it”, and I do. Then “Go to audience”, “Add Messages” writes them for each contact, and nothing goes out before you launch the campaign there.',
  enrich:
    'Enriching looks up what is not known yet of those who are in the audience: titles, profiles, email addresses, their companies. It adds nobody. Say “enrich them”, and I do.',
  check:
    'A check looks for people and companies that have come since the last look, and adds them to the audience. Say “check for new leads”, and I do.',
  overview:
    'The overview can be written at any time, and again when the audience has changed. Say “write the overview”, and I do.',
  undo: 'What was changed or saved last in the messages can be taken back, one step after the other. Say “undo that”, and I do.',
  draft:
    'I can write emails and LinkedIn messages. They change nothing before they are saved. Say “write an email about …”, with what you offer, and I do.',
  language:
    'I understand English, and write nothing else. Say in English whom I shall find or what I shall write. Messages in another language you can write in the campaign yourself.',
  data: 'The companies and people that I find come from a directory that was made up for trying this out: none of them exists, and nobody is written to. What you have uploaded yourself is as it is in your file.',
  preview:
    'What stands in braces, such as {{first_name}}, is filled in for each contact in the campaign. Say “save it”; then “Go to audience”, “Add Messages”, “Email” or “LinkedIn” shows the messages with what is known of a contact of yours, before they are written for all.',
  pace: 'That is chosen when emails are launched: how many new leads a day are written to (“New leads per day”), how long each sender waits between two (“Minutes between emails”), and on which days and hours. The launch shows there how many go out a day at most. On LinkedIn the provider paces itself.',
  replies:
    'Whoever answers gets none of the messages that would have followed; whoever does not gets all of them. Replies are counted in the campaign under “Outreach”, and you read and answer them where they come in: in your mailbox, or at LinkedIn. I send nothing, and answer nobody.',
  'follow-ups': `Nothing goes out before you launch the campaign, where you choose the day on which it begins, and for emails the days and hours. Each email is then due ${daysBetweenSteps} days after the one before, and goes out on the next day that you chose; on LinkedIn the first message follows when somebody has accepted, and each other one ${daysBetweenMessages} days later. Other days between them cannot be chosen. Whoever has answered gets no more.`,
  senders:
    'Emails go out from the senders that you choose when you launch them: the mailboxes that the provider knows. On LinkedIn it is the account that is connected there. Nothing goes out before that.',
  'also by LinkedIn':
    'LinkedIn has messages of its own in a campaign, beside the emails, and is launched by itself. Say “the same as a LinkedIn message”, and I write it; then “save both”.',
  'cost of sending':
    'What it costs to send I do not know: that is between you and the provider that sends. Writing, changing and saving messages here sends nothing.',
  credits:
    'Nothing that I do here uses credits: I read by rules. Where a language model is connected, the history of runs beside this conversation says how many tokens each run used. What looking up addresses costs is a matter of the provider that is connected.',
  'own customers':
    'Who is a customer of yours I do not know, and I have changed nothing. Name the companies (“not at Acme and Beta”), and I leave them out of what I look for; who is in the audience already you select there and delete, and then nobody writes to them.',
  privacy:
    'Whether you may write to somebody I cannot judge: that is for you, or for whoever looks after data protection at your company. What I can say: the companies and people that I find come from a directory that was made up for trying this out; what you have uploaded yourself is as it is in your file. I send nothing. The messages have no unsubscribe link unless you have one put in: say “add "…"”, with the words. Whoever answers gets no further message. Where all of it is kept, and who else may see it, is a matter of whoever runs this workspace.',
  'before sending':
    'Say “save it”, if that is not done yet. Then “Go to audience”, “Add Messages”, “Email” or “LinkedIn” has them written for each contact, and they are launched there, where you choose senders, days and hours. Whoever has no email address gets no email: ask “who has no email address?”. I send nothing myself.',
  edit: 'Messages that I wrote can be changed as often as you like, and each change can be undone. Say what is to be changed, for example “make it shorter”, and I do.',
}
export const costOfEnriching =
  'What it costs I do not know: that is a matter of the provider that is connected. I have looked up nothing. Say “enrich them”, and I do.'
export const savedAlready = 'It is saved already, and I leave it so. Say “undo that”, and I take it back.'

export const howToProceed =
  'I reach nobody myself, and nothing goes out until you launch the campaign, where you also say when. What I can do is write them: say “write a three-step email sequence to them about faster invoicing”, or “write a LinkedIn message to them about faster invoicing”, with what you offer.'

export const overviewWritten =
  'The overview is written. You can read it in the Overview tab, and download it there. Its numbers follow the audience as I find more.'
export const namedNobody =
  'I do not know whom you mean. Name a role, a trade and a place, for example “find 10 CFOs at fintech companies in London”, and I search.'

export function lookedForBefore(whom: string): string {
  return `I have looked for those already: ${whom}. Whom I found is in the audience. Say “5 more”, and I look for more of them, or name somebody else.`
}

const draftChanges = [
  '- make it **shorter**',
  '- set the **subject** to words of yours: “change the subject to "Broken chairs?"”',
  '- sound **more formal, friendlier or plain**, as far as the greeting, the goodbye and short forms go',
  '- **add, remove or replace** a sentence that you give me in quotation marks',
  '- **ask for something else** in the end: “ask for a 15 minute chat instead”',
  '- **sign** it, or leave out greeting or goodbye',
].join('\n')

export const noDraftToChange =
  'I have not written any messages here that I could change, so there was nothing to change. Shall I write an email? Say what it is to be about. Messages that you wrote in the campaign yourself are changed there.'

export function cannotChange(unable: readonly string[], saves = false, isAlone = true): string {
  // Beside what is done, it is nothing to explain at length.
  if (!isAlone && unable.length > 0)
    return `This I do not know how to do: ${listed(unable.map((each) => `“${inShort(each)}”`))}.`
  const what = unable.length === 0 ? 'do that' : `do this: ${listed(unable.map((each) => `“${inShort(each)}”`))}`
  return `I do not know how to ${what}. I have changed nothing in what I wrote${saves ? ', and saved nothing' : ''}. I can\n\n${draftChanges}`
}

/** Cut between words, and so that it is seen. */
function inShort(text: string): string {
  if (text.length <= longestQuote) return text
  return `${text.slice(0, longestQuote).replace(/[\s,;:.–-]*\s\S*$/u, '')} …`
}

const longestQuote = 120

/** What was asked for beside that which was done. */
export function leftOutReply(texts: readonly string[]): string {
  const quoted = listed(texts.map((text) => `“${inShort(text.replace(/[.!\s]+$/, ''))}”`))
  return `I have not done this yet: ${quoted}. Say it again by itself, and I do it if I can.`
}

/** What was not understood, alone or beside what was done. */
export function unknownReply(texts: readonly string[], { isAlone }: { readonly isAlone: boolean }): string {
  const quoted = listed(
    texts
      .map((text) => inShort(text.replaceAll(/\s+/g, ' ').trim()))
      .filter((text) => text !== '')
      .map((text) => `“${text}”`),
  )
  if (!isAlone)
    return `This I do not know how to do, so I have left it out: ${quoted}. Ask “what can you do?”, and I tell you what I can.`
  const what =
    quoted === ''
      ? 'There was nothing in that for me to do.'
      : `I do not know how to do this: ${quoted}. I have changed nothing.`
  return `${what} I can\n\n${abilities}\n\nWhich of these is nearest to what you want?`
}

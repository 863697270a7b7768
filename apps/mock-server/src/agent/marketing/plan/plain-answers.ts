import type { Refused } from '../request/intent'

const abilities = [
  '- **find companies and people**: “find 15 heads of growth at SaaS companies in Berlin hiring SDRs”',
  '- **enrich** them: “look up their email addresses”',
  '- **write outreach**: “write a three-step email sequence about faster invoicing”, then “save it”',
  '- **write the overview** of the campaign, and keep its numbers up to date',
  '- **count**: “how many contacts have we got?”',
  '- **check for new leads** since the last search',
].join('\n')

export const canDo = `In this campaign I can\n\n${abilities}\n\nWhat shall I begin with?`
export const hello =
  'Hello. I find companies and people for this campaign, enrich them, and write to them with you. Whom do you want to reach?'
export const thanks = 'You are welcome.'
export const afterNo = 'All right, I leave it as it is.'
export const nothingOffered = 'I have not offered anything that is still open. What shall I do?'
export const goingOn = 'I go on where I stopped. What was done is kept.'
export const nothingToGoOnWith =
  'There is nothing to go on with: all that you have asked for is done. What shall I do next?'
export const whatAbout =
  'What are the messages to be about? Say in a few words what you offer, for example “faster invoicing for small agencies”.'
export const noDraft = 'Nothing is written yet that I could save. Shall I write an email sequence first?'

export const refusedBecause: Readonly<Record<Refused, string>> = {
  remove:
    'I do not remove anything from an audience, and have not. You can select rows in the campaign and delete them there, or hide them with a filter.',
  launch:
    'I do not send anything, and have not. When the messages are saved, you launch them from the campaign itself.',
  schedule:
    'I do not set up schedules, and have not. You can do that in the campaign. I can check for new leads once, now, if you ask for it.',
  download:
    'I cannot hand you a file. The Audience tab has a download of its rows, and the Overview tab one of the overview.',
  import:
    'I cannot read files into the audience. You can upload one when you make an audience. I can find companies and people instead.',
}

const longestQuote = 120

export function unknownReply(text: string): string {
  const quoted = text.replaceAll(/\s+/g, ' ').slice(0, longestQuote).trim()
  const what =
    quoted === ''
      ? 'There was nothing in that for me to do.'
      : `I do not know how to do this: “${quoted}”. I have changed nothing.`
  return `${what} I can\n\n${abilities}\n\nWhich of these is nearest to what you want?`
}

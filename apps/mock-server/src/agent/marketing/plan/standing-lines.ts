import type { StoredSchedule } from '../../../handlers/campaigns/schedule/schedules-collection'
import { counted, formatted } from '../writing/counted'
import type { ChannelStanding, OutreachStanding } from './outreach-standing'
import { timeIn } from './time-in'

/** What is written and launched, and what came of it, one line for each way that messages have begun to go. */
export function channelLines({ channels, contacts, figures }: OutreachStanding): readonly string[] {
  return channels.flatMap((standing) => {
    if (standing.isLaunched) return [`${launchedLine(standing, figures)}${restLine(standing)}`]
    return standing.waiting === 0 ? [] : [writtenLine(standing, contacts)]
  })
}

/** Who waits for a message, once others have one. */
export function unwrittenLines({ unwritten, unenriched }: OutreachStanding): readonly string[] {
  if (unwritten === 0) return []
  const rest =
    unenriched === 0
      ? ''
      : `, and ${unenriched === unwritten ? '' : `${formatted(unenriched)} of them `}${isOrAre(unenriched)} not enriched`
  return [`**${counted(unwritten, 'contact')}** ${unwritten === 1 ? 'has' : 'have'} no message yet${rest}.`]
}

export function scheduleLines({ schedule, channels }: OutreachStanding): readonly string[] {
  if (schedule === undefined) return []
  if (schedule.isPaused) return ['The schedule that looks for new leads is paused.']
  const launches = schedule.autoLaunch && channels.some(({ isLaunched }) => isLaunched)
  return [`A schedule looks for new leads${nextTime(schedule)}${launches ? ', and launches those it finds' : ''}.`]
}

/** What there is of a schedule, and whom it looks for, for whoever asks about it. */
export function scheduleAnswer(standing: OutreachStanding): readonly string[] {
  const { schedule, looksFor } = standing
  const last = schedule?.runs[0]
  const found = last?.outcome === 'checked' ? foundWords(last.found ?? 0) : 'and did not come to an end'
  return [
    ...(schedule === undefined
      ? ['This campaign has no schedule yet. “Schedule” in the campaign sets one.']
      : scheduleLines(standing)),
    schedule === undefined ? `It would look for ${looksFor}.` : `It looks for ${looksFor}.`,
    ...(schedule === undefined || last === undefined
      ? []
      : [`It ran last on ${timeIn(schedule.timeZone)(Date.parse(last.ranAt))}, ${found}.`]),
  ]
}

function foundWords(count: number): string {
  return count === 0 ? 'and found nobody new' : `and found ${formatted(count)} new`
}

function nextTime({ nextRunAt, timeZone }: StoredSchedule): string {
  if (nextRunAt === undefined) return ''
  return `, next on ${timeIn(timeZone)(nextRunAt)}`
}

function writtenLine({ channel, waiting, unreachable }: ChannelStanding, contacts: number): string {
  const whom =
    waiting < contacts
      ? `${formatted(waiting)} of ${counted(contacts, 'contact')}`
      : contacts === 1
        ? 'the one contact'
        : `all ${counted(contacts, 'contact')}`
  return `${manyOf[channel]} are written for **${whom}**, and not launched yet${withoutAddress(channel, unreachable, waiting)}.`
}

function launchedLine({ channel, launched }: ChannelStanding, figures: OutreachStanding['figures']): string {
  const whom = launched === 0 ? '' : ` for **${counted(launched, 'contact')}**`
  return `${manyOf[channel]} are launched${whom}${channel === 'email' ? emailFigures(figures) : linkedInFigures(figures)}.`
}

function emailFigures({ smartleadCampaignAnalytics: counts }: OutreachStanding['figures']): string {
  const { sent_count: sent = 0, open_count: opened = 0, reply_count: replies = 0 } = counts ?? {}
  if (sent === 0) return ', and none was sent so far'
  return `: of **${formatted(sent)}** that ${wasOrWere(sent)} sent so far, **${formatted(opened)}** ${wasOrWere(opened)} opened and **${formatted(replies)}** ${wasOrWere(replies)} answered`
}

function linkedInFigures({ heyreachCampaignStats: stats }: OutreachStanding['figures']): string {
  const {
    connectionsSent = 0,
    connectionAcceptanceRate = 0,
    messagesSent = 0,
    messagesReplies = 0,
  } = stats?.overallStats ?? {}
  if (connectionsSent + messagesSent === 0) return ', and nobody was invited so far'
  const accepted = Math.round(connectionsSent * connectionAcceptanceRate)
  return `: **${formatted(connectionsSent)}** ${wasOrWere(connectionsSent)} invited so far, **${formatted(accepted)}** accepted, and of **${formatted(messagesSent)}** that ${wasOrWere(messagesSent)} sent, **${formatted(messagesReplies)}** ${wasOrWere(messagesReplies)} answered`
}

function restLine({ channel, waiting, unreachable }: ChannelStanding): string {
  if (waiting === 0) return ''
  return ` **${formatted(waiting)}** more ${isOrAre(waiting)} written and not launched${withoutAddress(channel, unreachable, waiting)}.`
}

function withoutAddress(channel: ChannelStanding['channel'], unreachable: number, written: number): string {
  if (unreachable === 0) return ''
  const what = channel === 'email' ? 'email address' : 'LinkedIn profile'
  if (written === 1) return `; it has no ${what} to go to`
  if (unreachable === written) return `; none of them has ${channel === 'email' ? 'an' : 'a'} ${what}`
  return `; ${formatted(unreachable)} of them ${unreachable === 1 ? 'has' : 'have'} no ${what}`
}

const manyOf = { email: 'Emails', linkedin: 'LinkedIn messages' }

function isOrAre(count: number): string {
  return count === 1 ? 'is' : 'are'
}

function wasOrWere(count: number): string {
  return count === 1 ? 'was' : 'were'
}

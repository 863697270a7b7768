import type { EmailSchedule } from '@inlay/sdk-core/contract/campaigns'
import { dayAt, instantAt, plusDays, weekday, type CalendarDay } from '@inlay/sdk-core/filters'
import { createSeededRandom } from '../../seeded-random'
import { stepsOfLeads, type LaunchWave } from './launch-wave'

/** Leads that an e-mail provider writes to. */
export interface EmailWave extends LaunchWave {
  readonly schedule: EmailSchedule
  readonly senders: number
}

export interface EmailCounts {
  readonly sent_count: number
  readonly open_count: number
  readonly reply_count: number
}

const minute = 60_000
const hour = 60 * minute
export const daysBetweenSteps = 3
const chanceOfOpening = 0.56
const chanceOfReply = 0.14

interface Lead {
  readonly steps: number
  /** Messages that it has got. */
  readonly sent: number
}

/**
 * What has been sent, opened and answered by now. On each day of the schedule each sender writes from its first hour to its
 * last with the pause between: first what is due to those who were written to before, then to as many new leads as a day
 * may have. Whoever answers is not written to again.
 */
export function emailCounts(wave: EmailWave, now: number): EmailCounts {
  const { schedule, senders } = wave
  const random = createSeededRandom(`e-mails ${wave.seed}`)
  const from = Math.max(wave.startedAt, Date.parse(schedule.schedule_start_time))
  const fresh: Lead[] = stepsOfLeads(wave).map((steps) => ({ steps, sent: 0 }))
  let begun = 0
  let due: Lead[] = []
  const later = new Map<number, Lead[]>()
  const counts = { sent_count: 0, open_count: 0, reply_count: 0 }

  for (let number = 0; begun < fresh.length || due.length > 0 || later.size > 0; number += 1) {
    const day = plusDays(dayAt(from, schedule.timezone), number)
    if (instantAt(day, 0, schedule.timezone) > now) break
    due = [...due, ...(later.get(number) ?? [])]
    later.delete(number)
    const window = sendingWindow(schedule, day, from)
    if (window === undefined) continue
    const pause = schedule.min_time_btw_emails * minute
    const room = senders * Math.ceil((window.end - window.start) / pause)
    const newLeads = fresh.slice(
      begun,
      begun + Math.min(schedule.max_new_leads_per_day, Math.max(0, room - due.length)),
    )
    const today = [...due, ...newLeads].slice(0, room)
    due = due.slice(today.length)
    begun += newLeads.length
    for (const [slot, lead] of today.entries()) {
      const at = window.start + Math.floor(slot / senders) * pause
      // Drawn also for what is still to come, so that a later look sees the same.
      const opened = random.chance(chanceOfOpening) ? at + random.between(5, 20 * 60) * minute : undefined
      const answers = random.chance(chanceOfReply)
      const replied = opened !== undefined && answers ? opened + random.between(1, 30) * hour : undefined
      if (at <= now) counts.sent_count += 1
      if (opened !== undefined && opened <= now) counts.open_count += 1
      if (replied !== undefined && replied <= now) counts.reply_count += 1
      const sent = lead.sent + 1
      if (replied === undefined && sent < lead.steps) {
        const next = number + daysBetweenSteps
        later.set(next, [...(later.get(next) ?? []), { ...lead, sent }])
      }
    }
  }
  return counts
}

function sendingWindow(
  { timezone, days_of_the_week: days, start_hour: first, end_hour: last }: EmailSchedule,
  day: CalendarDay,
  from: number,
): { readonly start: number; readonly end: number } | undefined {
  if (!days.includes((weekday(day) + 1) % 7)) return undefined
  const start = Math.max(from, instantAt(day, minutesOf(first), timezone))
  const end = instantAt(day, minutesOf(last), timezone)
  return start < end ? { start, end } : undefined
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

import type { EmailSchedule } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { emailCounts, type EmailWave } from './email-progress'
import { linkedInCounts } from './linkedin-progress'

const monday = Date.parse('2026-03-23T05:00:00Z')
const day = 86_400_000

const schedule: EmailSchedule = {
  timezone: 'UTC',
  days_of_the_week: [1, 2, 3, 4, 5],
  start_hour: '09:00',
  end_hour: '17:00',
  min_time_btw_emails: 10,
  max_new_leads_per_day: 20,
  schedule_start_time: '2026-03-23T00:00:00Z',
}

function wave(changes: Partial<EmailWave> = {}): EmailWave {
  return { startedAt: monday, seed: 'one', schedule, senders: 1, leads: [{ steps: 1, count: 100 }], ...changes }
}

const sentAt = (time: string, changes?: Partial<EmailWave>) => emailCounts(wave(changes), Date.parse(time)).sent_count

describe('what an e-mail provider has sent', () => {
  it('begins with the first hour and keeps the pause', () => {
    expect(sentAt('2026-03-23T08:59:59Z')).toBe(0)
    expect(sentAt('2026-03-23T09:00:00Z')).toBe(1)
    expect(sentAt('2026-03-23T09:29:59Z')).toBe(3)
    expect(sentAt('2026-03-23T09:29:59Z', { senders: 2 })).toBe(6)
  })

  it('writes to no more new leads on a day than it may, and on no other day', () => {
    expect(sentAt('2026-03-23T23:00:00Z')).toBe(20)
    expect(sentAt('2026-03-27T23:00:00Z')).toBe(100)
    expect(sentAt('2026-03-29T23:00:00Z', { leads: [{ steps: 1, count: 500 }] })).toBe(100)
    expect(sentAt('2026-03-30T23:00:00Z', { leads: [{ steps: 1, count: 500 }] })).toBe(120)
  })

  it('sends no more than fits between the first hour and the last', () => {
    const narrow = { ...schedule, end_hour: '10:00', max_new_leads_per_day: 500 }
    expect(sentAt('2026-03-23T23:00:00Z', { schedule: narrow })).toBe(6)
  })

  it('keeps the hours of the place, also where the clocks are changed', () => {
    const there = { ...schedule, timezone: 'Europe/Berlin', days_of_the_week: [0, 1, 2, 3, 4, 5, 6] }
    expect(sentAt('2026-03-28T07:59:00Z', { schedule: there, startedAt: Date.parse('2026-03-28T00:00:00Z') })).toBe(0)
    expect(sentAt('2026-03-28T08:00:00Z', { schedule: there, startedAt: Date.parse('2026-03-28T00:00:00Z') })).toBe(1)
    const summer = { schedule: there, startedAt: Date.parse('2026-03-29T00:00:00Z') }
    expect(sentAt('2026-03-29T06:59:00Z', summer)).toBe(0)
    expect(sentAt('2026-03-29T07:00:00Z', summer)).toBe(1)
  })

  it('follows up with those who have not answered', () => {
    const counts = emailCounts(wave({ leads: [{ steps: 3, count: 20 }] }), monday + 30 * day)
    expect(counts.sent_count).toBeGreaterThan(45)
    expect(counts.sent_count).toBe(60 - followUpsSpared(counts.reply_count, counts.sent_count))
  })

  it('never counts back as time goes on', () => {
    let before = { sent_count: 0, open_count: 0, reply_count: 0 }
    for (let time = monday; time < monday + 14 * day; time += 3_600_000 * 5) {
      const counts = emailCounts(wave({ leads: [{ steps: 3, count: 80 }] }), time)
      expect(counts.sent_count).toBeGreaterThanOrEqual(before.sent_count)
      expect(counts.open_count).toBeGreaterThanOrEqual(before.open_count)
      expect(counts.reply_count).toBeGreaterThanOrEqual(before.reply_count)
      expect(counts.open_count).toBeLessThanOrEqual(counts.sent_count)
      before = counts
    }
    expect(before.reply_count).toBeGreaterThan(0)
  })

  it('is quick also for very many leads', () => {
    const many = wave({
      leads: [{ steps: 3, count: 100_000 }],
      senders: 50,
      schedule: { ...schedule, max_new_leads_per_day: 5_000 },
    })
    const began = performance.now()
    expect(emailCounts(many, monday + 60 * day).sent_count).toBeGreaterThan(50_000)
    expect(performance.now() - began).toBeLessThan(3_000)
  })
})

/** Each answer spares the steps behind it: at most two, and at least none. */
function followUpsSpared(replies: number, sent: number): number {
  const spared = 60 - sent
  expect(spared).toBeLessThanOrEqual(replies * 2)
  return spared
}

describe('what an account of LinkedIn has done', () => {
  it('invites some people a day, writes to those who accept, and never counts back', () => {
    const people = { startedAt: monday, seed: 'one', leads: [{ steps: 2, count: 60 }] }
    expect(linkedInCounts(people, monday - 1).connectionsSent).toBe(0)
    expect(linkedInCounts(people, monday + day - 1).connectionsSent).toBe(20)
    const later = linkedInCounts(people, monday + 30 * day)
    expect(later.connectionsSent).toBe(60)
    expect(later.connectionsAccepted).toBeLessThan(60)
    expect(later.messagesSent).toBeGreaterThan(later.connectionsAccepted)
    expect(later.messagesReplies).toBeGreaterThan(0)
    let before = 0
    for (let time = monday; time < monday + 20 * day; time += 3_600_000 * 7) {
      const { messagesSent } = linkedInCounts(people, time)
      expect(messagesSent).toBeGreaterThanOrEqual(before)
      before = messagesSent
    }
  })
})

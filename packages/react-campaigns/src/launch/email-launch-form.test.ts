import { LaunchEmails } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { comesTwice, emailLaunchForm, firstStartDay, launchOf, shownInstead, startValues } from './email-launch-form'

const now = Date.parse('2026-03-27T10:00:00Z')
const filled = { ...startValues('Inlay Maren', 'Europe/Berlin'), senders: ['4000', '4007'] }

describe('what is sent to launch e-mails', () => {
  it('is on all days from 06:00 to 23:30, 3 minutes apart, 50 a day, from now on [CAM-EMAIL-08]', () => {
    expect(launchOf(filled, 'Inlay Maren', now)).toEqual({
      smartleadCampaignName: 'Inlay Maren',
      emailAccountIds: [4000, 4007],
      smartleadSchedule: {
        timezone: 'Europe/Berlin',
        days_of_the_week: [0, 1, 2, 3, 4, 5, 6],
        start_hour: '06:00',
        end_hour: '23:30',
        min_time_btw_emails: 3,
        max_new_leads_per_day: 50,
        schedule_start_time: '2026-03-27T10:00:00.000Z',
      },
      status: 'start',
    })
  })

  it('starts on the day that it is in the time zone, or later [CAM-EMAIL-07]', () => {
    const night = Date.parse('2026-12-31T23:30:00Z')
    expect(firstStartDay(night, 'Europe/Berlin')).toBe('2027-01-01')
    expect(firstStartDay(night, 'America/New_York')).toBe('2026-12-31')
  })

  it('is what the contract takes, with senders as numbers [CAM-EMAIL-06] [CAM-EMAIL-07]', () => {
    expect(LaunchEmails.safeParse(launchOf(filled, ' Inlay ', now)).success).toBe(true)
  })

  it('starts when the clocks in the time zone say, also on the day on which they are changed', () => {
    const at = (startsAt: string) => launchOf({ ...filled, startsAt }, 'a', now).smartleadSchedule.schedule_start_time
    expect(at('2026-03-28T09:30')).toBe('2026-03-28T08:30:00.000Z')
    expect(at('2026-03-29T09:30')).toBe('2026-03-29T07:30:00.000Z')
    // Of two times that are shown alike it is the first.
    expect(at('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z')
  })
})

describe('what is filled in to launch e-mails', () => {
  const form = emailLaunchForm(
    (key) => key,
    () => now,
  )
  const problems = (changes: object) =>
    form.safeParse({ ...filled, ...changes }).error?.issues.map(({ path }) => path.join('.')) ?? []

  it('needs a name for a new campaign [CAM-EMAIL-04]', () => {
    expect(problems({ smartleadCampaignName: '  ' })).toEqual(['smartleadCampaignName'])
    expect(problems({ way: 'existing', smartleadCampaignId: 'a', smartleadCampaignName: '' })).toEqual([])
  })

  it('needs a campaign where an existing one is to be used', () => {
    expect(problems({ way: 'existing' })).toEqual(['smartleadCampaignId'])
  })

  it('needs a sender and a day', () => {
    expect(problems({ senders: [], days: [] })).toEqual(['senders', 'days'])
  })

  it('needs hours that end after they begin, and says so beside what else is missing', () => {
    expect(problems({ senders: [], start_hour: '23:45' })).toEqual(['senders', 'end_hour'])
  })

  it('needs a start that has not passed, by the clocks of the time zone', () => {
    expect(problems({ startsAt: '2026-03-27T10:59' })).toEqual([])
    expect(problems({ startsAt: '2026-03-27T10:30' })).toEqual(['startsAt'])
    expect(problems({ startsAt: '2026-03-27T10:30', timezone: 'America/New_York' })).toEqual([])
  })
})

it.each([
  ['2026-10-25T02:30', 'Europe/Berlin', true],
  ['2026-10-25T03:30', 'Europe/Berlin', false],
  ['2026-10-25T01:30', 'Europe/Berlin', false],
  ['2026-03-29T02:30', 'Europe/Berlin', false],
  ['2026-10-25T02:30', 'UTC', false],
])('shows %s in %s twice: %s', (startsAt, zone, twice) => expect(comesTwice(startsAt, zone)).toBe(twice))

it.each([
  ['2026-03-29T02:30', 'Europe/Berlin', '03:30'],
  ['2026-03-29T03:30', 'Europe/Berlin', undefined],
  ['2026-10-25T02:30', 'Europe/Berlin', undefined],
  ['2027-03-14T02:30', 'America/New_York', '03:30'],
  ['2026-03-29T02:30', 'UTC', undefined],
])('shows instead of %s in %s: %s', (startsAt, zone, shown) => expect(shownInstead(startsAt, zone)).toBe(shown))

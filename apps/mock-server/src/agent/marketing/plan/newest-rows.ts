import type { StoredArtifact } from '../../../handlers/campaigns/artifacts/stored-artifact'
import { readSchedule } from '../../../handlers/campaigns/schedule/schedules-collection'
import type { WorkspaceStore } from '../../../store/store'
import type { AudienceQuestion } from '../request/audience-question'
import { formatted } from '../writing/counted'
import type { Audience } from './row-answer'
import { timeIn } from './time-in'

/** Those of an audience who came when a question is about, and what is said of that. */
export interface Newest {
  readonly audience: Audience
  readonly line: string
}

/** Those that were added at one go, or since a schedule last found somebody. */
export async function newestRows(
  store: WorkspaceStore,
  campaignId: string,
  { came, of }: Pick<AudienceQuestion, 'came' | 'of'>,
  all: Audience,
): Promise<Newest> {
  if (came === 'by schedule') return sinceSchedule(store, campaignId, all)
  const [accounts, contacts] = [lastOf(all.accounts), lastOf(all.contacts)]
  // Companies that came after all people are the newest, where nobody says which are meant.
  const isOfAccounts = of === 'accounts' || (of === undefined && latest(accounts) > latest(contacts) + oneGo)
  const isAll = isOfAccounts ? accounts.length === all.accounts.length : contacts.length === all.contacts.length
  return {
    audience: { accounts, contacts: isOfAccounts && of === undefined ? [] : contacts },
    line: isAll ? 'All were added at one go.' : 'These were added last.',
  }
}

/** Those that have come since a schedule last found somebody. */
async function sinceSchedule(store: WorkspaceStore, campaignId: string, all: Audience): Promise<Newest> {
  const schedule = await readSchedule(store, campaignId)
  const runs = (schedule?.runs ?? []).filter(({ outcome }) => outcome === 'checked')
  const [last] = runs
  if (schedule === undefined || last === undefined)
    return { audience: none, line: 'No schedule has looked for new leads in this campaign yet.' }
  const at = timeIn(schedule.timeZone)
  const found = runs.find((run) => (run.found ?? 0) > 0)
  if (found === undefined)
    return {
      audience: none,
      line: `The schedule looked last on ${at(Date.parse(last.ranAt))}, and has found nobody new so far.`,
    }
  const since = Date.parse(found.ranAt)
  const empty =
    found === last
      ? ''
      : ` It looked again on ${at(Date.parse(last.ranAt))}, and found nobody new${runs.indexOf(found) > 1 ? ', as before' : ''}.`
  return {
    audience: {
      accounts: all.accounts.filter((row) => cameAt(row) >= since),
      contacts: all.contacts.filter((row) => cameAt(row) >= since),
    },
    line: `On ${at(since)} the schedule found ${formatted(found.found ?? 0)} new.${empty} This is who has come since then.`,
  }
}

const none: Audience = { accounts: [], contacts: [] }

/** Rows that come within this time, in milliseconds, came together. */
const oneGo = 3_000

/** Going back from the newest as long as each came right before the other. */
function lastOf(rows: readonly StoredArtifact[]): readonly StoredArtifact[] {
  const times = rows.map(cameAt).toSorted((one, other) => other - one)
  const end = times.findIndex((time, index) => time - (times[index + 1] ?? -Infinity) > oneGo)
  const since = times[end] ?? 0
  return rows.filter((row) => cameAt(row) >= since)
}

function latest(rows: readonly StoredArtifact[]): number {
  return rows.reduce((time, row) => Math.max(time, cameAt(row)), 0)
}

function cameAt({ create_date: date }: StoredArtifact): number {
  return Date.parse(date)
}

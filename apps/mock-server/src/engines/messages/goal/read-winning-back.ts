import type { ClauseRule } from './clause-rule'
import { asSentence } from './read-note'
import { toThem } from './to-them'

/** “Win back former customers who left because of late deliveries with a free month” */
export const readWinningBack: ClauseRule = (text) => {
  const [said, gift] =
    /^(?:win back|bring back|get back|regain|re-?activate)\s+.*?\b(?:customers|clients|users|subscribers|accounts|members|shippers|buyers|carriers|partners)\b(?:.*?\s+with\s+((?:an?|our|the|free|\d)\b.*))?/i.exec(
      text,
    ) ?? []
  if (said === undefined) return undefined
  const silent = /\bwho\s+((?:have not|haven['’]?t|did not|didn['’]?t)\s+.+?)(?:\s+with\s.*)?$/i.exec(text)?.[1]
  const was = silent === undefined ? 'You used to work with us' : `You ${toThem(silent)}`
  return {
    note: [
      `${was}, and we would be glad to have you back.`,
      whyGone(text),
      gift === undefined ? undefined : `We can offer you ${gift}.`,
    ]
      .filter((each) => each !== undefined)
      .join(' '),
    question: 'What would have to be different for you to come back?',
    subject: 'We would like you back',
  }
}

/** Whoever knows why they went says so. */
function whyGone(text: string): string | undefined {
  const [, went] =
    /\b(?:who|that)\s+((?:have |had )?(?:left|gone|went|quit|cancell?ed|stopped|switched|moved|changed)\b(?:(?!\swith\s).)*?\s(?:because|due to|after|over|for|to)\s.+?)(?:\s+with\s+(?:an?|our|the|free|\d)\b.*)?$/i.exec(
      text,
    ) ?? []
  return went === undefined ? undefined : asSentence(`we know that you ${went.replace(/^had /i, '')}`)
}

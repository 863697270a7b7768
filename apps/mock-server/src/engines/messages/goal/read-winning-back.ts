import type { ClauseRule } from './clause-rule'
import { asSentence } from './read-note'
import { toThem } from './to-them'

/** “Win back former customers who left because of late deliveries with a free month” */
export const readWinningBack: ClauseRule = (text) => {
  if (tried.test(text))
    return {
      note: 'You tried what we offer some time ago, and we would be glad to have you back.',
      question: comesBack,
      subject: 'We would like you back',
    }
  const [, order = text, reasons] = withReasons.exec(text) ?? []
  const { whom, more, gift } = wonBack.exec(order)?.groups ?? {}
  if (whom === undefined || (more !== '' && neverWorked.test(whom))) return undefined
  const offer = gift === undefined ? undefined : `We can offer you ${toThem(gift)}.`
  if (neverWorked.test(whom))
    return {
      note: ['We were in touch with you some time ago.', offer].filter((each) => each !== undefined).join(' '),
      subject: 'We were in touch some time ago',
    }
  const why = reasons === undefined ? undefined : asSentence(`In short: ${toThem(reasons)}`)
  const silent = sinceWhen.exec(order)?.[1]
  const service = /^\sof\s(our\s[^,]{3,50})$/i.exec(more ?? '')?.[1]
  const worked = service === undefined ? 'You used to work with us' : `You used to be a customer of ${service}`
  const was = silent === undefined ? worked : `You ${toThem(withoutContraction(silent))}`
  return {
    note: [`${was}, and we would be glad to have you back.`, whyGone(order), offer, why]
      .filter((each) => each !== undefined)
      .join(' '),
    question: comesBack,
    subject: 'We would like you back',
  }
}

/** What is asked where nothing else is. */
export const comesBack = 'What would have to be different for you to come back?'

/** “…: new prices, new app” */
const withReasons = /^([^:]+):\s+((?!(?:we|i|it|they|you|our|ask|tell|offer|mention|because)\b)[^:;]{4,100})$/i

/** “With us” is no gift. */
const given = '(?:an?|our|the|free|\\d+)\\b.*'
const wonBack = new RegExp(
  `^(?:win back|bring back|get back|regain|re-?activate|revive|re-?win|wake up|warm up)\\s+(?<whom>.*?\\b(?:customers|clients|users|subscribers|accounts|members|shippers|buyers|carriers|partners|leads|prospects|contacts|enquiries|inquiries)|(?:(?:the|all|our|those)\\s)?(?:\\p{L}+\\s){0,2}\\p{L}+s(?=\\s(?:that|who)\\s(?:left|cancelled|canceled|quit|went|stopped)\\b))\\b(?<more>.*?)(?:\\s+with\\s+(?<gift>${given}))?$`,
  'iu',
)
const sinceWhen = new RegExp(
  `\\bwho\\s+((?:have not|haven['’]?t|did not|didn['’]?t)\\s+.+?)(?:\\s+with\\s+${given})?$`,
  'i',
)
/** They asked, or were asked, and never bought. */
const neverWorked = /\b(?:leads|prospects|contacts|enquiries|inquiries)$/i
/** They tried it, and did not stay. */
const tried =
  /^(?:win|bring|get) back\s(?:[\p{L}-]+\s){0,2}?(?:trial users|trials|testers|trial customers)\s(?:who|that)\s(?:did not|didn['’]t|never)\s(?:\p{L}+)$/iu

function withoutContraction(text: string): string {
  return text.replace(/\b(have|did)n['’]?t\b/i, '$1 not')
}

/** Whoever knows why they went says so. */
function whyGone(text: string): string | undefined {
  const [, went] =
    /\b(?:who|that)\s+((?:have |had )?(?:left|gone|went|quit|cancell?ed|stopped|switched|moved|changed)\b(?:(?!\swith\s).)*?\s(?:because|due to|after|over|for|to)\s.+?)(?:\s+with\s+(?:an?|our|the|free|\d+)\b.*)?$/i.exec(
      text,
    ) ?? []
  return went === undefined ? undefined : asSentence(`we know that you ${went.replace(/^had /i, '')}`)
}

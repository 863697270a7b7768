import { isAddressee } from './is-addressee'
import { orderParts } from './order-parts'
import type { ReadOrder } from './read-order'

/** “Draft an apology to our customers for the delay”, “invitation to the CTOs for our breakfast”: what is asked for by what it is called. */
export function readNounOrder(text: string): ReadOrder | undefined {
  const { noun = '', kind = '', rest = '' } = named.exec(text)?.groups ?? {}
  const order = orders.find(([pattern]) => pattern.test(noun))?.[1]
  if (order === undefined) return undefined
  const { whom, joint, matter } = partsOf(rest.trim())
  const task = order(matter, joint, `${kind} ${noun}`)
  return task === undefined ? undefined : { task, addressee: whom }
}

interface Parts {
  readonly whom?: string | undefined
  readonly joint: string
  readonly matter: string
}

/** Whom it goes to stands before what it is about, or behind it. */
function partsOf(rest: string): Parts {
  const body = /^(?:to|for)\s+(.+)$/i.exec(rest)?.[1]
  const first = body === undefined ? undefined : orderParts(body, joints)
  if (first !== undefined && first.whom !== '') return first
  const [, alone = '', tail = ''] = /^([^,;.]+)(.*)$/.exec(body ?? '') ?? []
  if (isAddressee(alone) && !/^(?!.*\swho\s).*\s(?:to|for)\s/i.test(alone))
    return { whom: alone, joint: '', matter: tail }
  const [, joint = '', matter = rest] = new RegExp(`^(${joints})\\s+(.+)$`, 'i').exec(rest) ?? []
  const last = [...matter.matchAll(/\s+(?:to|for)\s+([^,;.]+)(?=[,;.]|$)/gi)].find(([, whom = '']) => isAddressee(whom))
  if (last === undefined) return { joint: joint.toLowerCase(), matter }
  const behind = matter.slice(last.index + last[0].length)
  return {
    whom: last[1],
    joint: joint.toLowerCase(),
    matter: `${matter.slice(0, last.index)}${behind}`,
  }
}

const joints = 'for|of|on|to|that|about|because|regarding'

type AsOrder = (matter: string, joint: string, called: string) => string | undefined

/** Behind what it is called there may be nothing, or only how it is to sound. */
function joined(verb: string, joint: string, matter: string): string {
  if (matter === '' || /^[,;.]/.test(matter)) return `${verb}${matter}`
  return /^(?:with|including)\s/i.test(matter) ? `${verb}, ${matter}` : `${verb} ${joint} ${matter}`
}

const orders: readonly (readonly [RegExp, AsOrder])[] = [
  [/^apolog/i, (matter, joint) => joined('apologize', joint === '' ? 'for' : joint, matter)],
  // The speakers of a conference are not thanked for the conference.
  [/^thank/i, (matter, joint) => (joint === 'of' ? undefined : joined('thank them', 'for', matter))],
  [/^invit/i, (matter) => (matter === '' ? undefined : joined('invite them', 'to', matter))],
  [
    /^remind/i,
    (matter, joint) =>
      matter === '' ? undefined : joined('remind them', /^(?:that|to|about)$/.test(joint) ? joint : 'of', matter),
  ],
  [/^cancel/i, (matter) => (matter === '' ? undefined : `cancel ${matter}`)],
  [/^congrat/i, (matter) => joined('congratulate them', 'on', matter)],
  [
    /^confirm/i,
    (matter, joint) => (matter === '' ? undefined : joint === 'that' ? `confirm that ${matter}` : `confirm ${matter}`),
  ],
  [
    /^(?:announce|notice)/i,
    (matter, joint) =>
      matter === ''
        ? undefined
        : joint === 'that'
          ? joined('tell them', 'that', matter)
          : joined('inform them', 'about', matter),
  ],
  [/^survey/i, (matter) => joined('ask them to take part in our survey', 'about', matter)],
  [/^request/i, (matter) => joined('ask them for feedback', 'on', matter)],
  [/^welcome/i, (matter) => joined('welcome them', 'to', matter)],
  [/^farewell/i, (matter) => `say goodbye to them${/^[,;.]/.test(matter) ? matter : ''}`],
  [/^condolence/i, (matter) => joined('offer them our condolences', 'on', matter)],
  [
    /^greeting/i,
    (matter, _, called) => {
      const [day] = /\b(?:birthday|christmas|new year|easter)\b/i.exec(`${called} ${matter}`) ?? []
      if (day === undefined) return undefined
      const tail = /[,;.].*$/.exec(matter)?.[0] ?? ''
      const wish = /christmas/i.test(day)
        ? 'merry Christmas'
        : /easter/i.test(day)
          ? 'happy Easter'
          : `happy ${day.toLowerCase()}`
      return `wish them a ${wish}${tail}`
    },
  ],
]

const named =
  /^(?:(?:please\s+|can you\s+|could you\s+)?(?:write|draft|compose|create|generate|prepare|make|give|send)\s+(?:up\s+)?(?:(?:me|us|them|him|her|everyone|everybody)\s+)?(?:(?:an?|our|the|some|my)\s+)?|(?:an?|our|my)\s+|(?!thank|congrat|survey|announce|welcome|remind))(?<kind>(?:(?:short|quick|friendly|polite|warm|formal|brief|sincere|big|kind|gentle|last|final|small|little|personal|birthday|christmas|easter|new year(?:['’]s)?|happy)\s+)*)(?<noun>apolog(?:y|ies)|thank[- ]you|thanks|invitations?|reminders?(?!\s(?:software|apps?|tools?|systems?|services?|platforms?|solutions?)\b)|cancellations?|congratulations?|greetings?|confirmations?|announcements?|notices?|surveys?(?! (?:invitation|invite|request)s?\b)|requests? for (?:their |some )?feedback|welcome|farewells?|condolences?)(?:\s+(?:notes?|e-?mails?|mails?|messages?|letters?|cards?))?(?=\s|[,;.]|$)(?<rest>.*)$/iu

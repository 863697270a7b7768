import { countIn } from './count-at'
import type { Intent } from './intent'
import { mostCharacters } from './read-draft-edit'

/** What asks for one more message beside those that are there, or for the same by another way. */
export function readAddedMessage(text: string): Intent | undefined {
  const plain = text
    .replace(/[.!?]+$/, '')
    .replace(politely, '')
    .trim()
  const steps = countBehind.exec(plain)?.[1]
  const turning = plain.replace(countBehind, '')
  const turned = sameBy.exec(turning) ?? turnedInto.exec(turning) ?? insteadBy.exec(turning)
  if (turned !== null)
    return {
      kind: 'also',
      channel: channelIn(turned[0]),
      isSame: true,
      ...(steps === undefined ? {} : { steps: countIn(steps) }),
    }
  const many = several.exec(plain)
  const found = added.exec(plain) ?? behind.exec(plain) ?? following.exec(plain) ?? many
  // “An email and a LinkedIn note too” are two.
  if (found === null || andOther.test(found.groups?.['rest'] ?? '')) return undefined
  const { kind = '', rest: said = '' } = found.groups ?? {}
  const limit = mostCharacters.exec(said)
  const most = limit?.groups?.['few'] ?? limit?.groups?.['many']
  const rest = said.replace(limit?.[0] ?? '', '')
  const isParting = goodbye.test(said.trim())
  const { about, unable } = isParting
    ? { unable: [] }
    : readRest(rest.replace(/\s*\b(?:as well|too|also|in addition)$/i, '').trim())
  const channel = /linked-?in/i.test(kind)
    ? ('linkedin' as const)
    : /e-?mail/i.test(kind)
      ? ('email' as const)
      : undefined
  return {
    kind: 'also',
    ...(channel === undefined ? {} : { channel }),
    ...(about === undefined ? {} : { about }),
    ...(found === many ? { steps: countIn(found[0]) } : {}),
    ...(/remind/i.test(kind) ? { isReminder: true } : {}),
    ...(isParting || /goodbye|farewell/i.test(kind) ? { isParting: true } : {}),
    ...(most === undefined ? {} : { changes: { most_characters: Number(most) } }),
    ...(unable.length === 0 ? {} : { unable }),
  }
}

function channelIn(text: string): 'email' | 'linkedin' {
  return /linked-?in/i.test(text) ? 'linkedin' : 'email'
}

/** What it is about, and for whom or when, which is said where it is launched. */
function readRest(rest: string): { readonly about?: string | undefined; readonly unable: readonly string[] } {
  const [, when] = timed.exec(rest) ?? []
  const own = rest.replace(timed, ' ').replaceAll(/\s+/g, ' ').trim()
  const [, whom] = forWhom.exec(own) ?? []
  const left = own.replace(forWhom, ' ').trim()
  const [, about] =
    /^(?:about|on|with|regarding|that (?:offers|tells them about|introduces|mentions)|offering|introducing|for)\s+(.{3,300})$/i.exec(
      left,
    ) ?? []
  const [, asked] = /^(?:that asks|asking|to ask)\s+(?:them\s+)?(?:if|whether)\s+(.{3,200})$/i.exec(left) ?? []
  if (asked !== undefined) return { about: `ask whether ${asked}`, unable: [when, whom].flatMap((part) => part ?? []) }
  const [, task] = /^to\s+(?!them\b|him\b|her\b|everyone\b|everybody\b)(.{3,300})$/i.exec(left) ?? []
  const unable = [
    when,
    whom,
    about === undefined && task === undefined && left !== '' && !toThem.test(left) ? left : undefined,
  ]
  return { about: about ?? task, unable: unable.flatMap((part) => (part === undefined ? [] : [part.trim()])) }
}

const politely =
  /^(?:(?:please|pls|now|then|ok(?:ay)?|great|good|nice|thanks|can you|could you|would you|i(?:'d| would)? (?:want|need|like)(?: to have)?|we (?:want|need))[,\s]+)+/i
const adjectives = '(?:(?:short|quick|friendly|polite|final|gentle|little|simple|separate)\\s+)*'
/** “Add a fourth message with a polite goodbye” */
const goodbye =
  /^(?:with|to say|that says|saying|as|for)\s+(?:an?\s+)?(?:(?:short|polite|friendly|last|final|kind|warm)\s+)*(?:good-?bye|farewell)(?:\s+message)?$/i
const kinds =
  '(?:(?:good-?bye|farewell)\\s+(?:e-?mail|message|mail|note)|linked-?in\\s+(?:connection\\s+)?(?:message|note|request|step|version|inmail)|(?:reminder|follow-?up)\\s+(?:e-?mail|message|mail)|e-?mail(?! address)|message|mail|reminder|follow-?up|step)'
/** “Add a second email about …”, “write a reminder email … as well” */
const added = new RegExp(
  `^(?:and\\s+|also\\s+)*(?:add|append)\\s+(?:an?|another|one(?: more)?)\\s+(?:(?:second|third|fourth|fifth|last|additional|further|extra|more)\\s+)?${adjectives}(?<kind>${kinds})(?:\\s+to it)?(?:\\s+(?<rest>\\S.*))?$`,
  'i',
)
const behind = new RegExp(
  `^(?:and\\s+)?(?:also\\s+)?(?:(?:write|draft|create|make|prepare|need|want|do)\\s+)?(?:me\\s+)?(?:an?|another|one(?: more)?)\\s+(?:(?:second|third|fourth|additional|further|extra|more)\\s+)?${adjectives}(?<kind>${kinds})(?:\\s+(?<rest>\\S.*?))?\\s+(?:as well|too|also|in addition)$`,
  'i',
)
const same = '(?:it|this|that|these|them|the same(?: (?:thing|text|message|content|for))?)'
/** “Now also an email with the same content”, “the same for LinkedIn” */
const sameBy =
  /^(?:and\s+|also\s+|write\s+|make\s+|do\s+|create\s+)*(?:(?:(?:an?|short|also)\s+)*(?:e-?mail|linked-?in(?:\s+(?:message|note))?)(?:\s+version)?\s+(?:(?:(?:with|of|from|saying|on|about)\s+)?(?:the\s+)?(?:same|this|that|it)(?:\s+(?:content|text|thing|words|message|topic|matter|subject))?)|(?:the\s+)?same(?:\s+(?:thing|text|message|content))?\s+(?:(?:as|for|by|on|via|in)\s+)(?:an?\s+)?(?:e-?mail|linked-?in(?:\s+(?:message|note))?))(?:\s+(?:too|as well|please))*$/i
const turnedInto = new RegExp(
  `^(?:and\\s+|also\\s+)*(?:(?:make|turn|write|do|convert|rewrite|change|put)\\s+${same}\\s+(?:(?:into|as|to|for|on|in)\\s+)?(?:an?\\s+)?(?:e-?mail|linked-?in(?:\\s+(?:message|note|version))?)|(?:make|write|create)\\s+an?\\s+(?:e-?mail|linked-?in\\s+(?:message|note|version))\\s+(?:out\\s+)?(?:of|from)\\s+${same})(?:\\s+(?:too|as well|please|instead))*$`,
  'i',
)
/** “Write a LinkedIn message instead” */
const insteadBy =
  /^(?:(?:write|make|do|draft|give me|better|rather)\s+)?an?\s+(?:short\s+)?(?:e-?mail|linked-?in\s+(?:message|note))\s+instead$/i
/** “Write a follow-up”, with no word of what else */
const following =
  /^(?:write|draft|create|make|do|prepare)\s+(?:me\s+)?(?:an?|another|one|the)\s+(?:short\s+|friendly\s+)*(?<kind>(?:follow-?up|reminder)(?:\s+(?:e-?mail|message|mail))?)(?:\s+(?:to|for|after) (?:it|that|this|them))?$/i
const kindsOfMany =
  '(?:linked-?in\\s+messages|follow-?ups?(?:\\s+(?:e-?mails|messages))?|e-?mails(?! address)|messages|steps)'
/** “Two more follow-ups”, “add two emails”; “write two emails” orders new ones. */
const several = new RegExp(
  `^(?:and\\s+|also\\s+)*(?:(?:add|append)\\s+(?:two|three|four|five|[2-5])\\s+(?:(?:more|further|additional|extra)\\s+)?|(?:(?:write|draft|make|create|prepare|give me)\\s+)?(?:two|three|four|five|[2-5])\\s+(?:(?:more|further|additional|extra)\\s+|(?=follow)))${adjectives}(?<kind>${kindsOfMany})(?:\\s+(?:to it|as well|too|also|after that|please))*$`,
  'i',
)
/** “The same for LinkedIn, two messages” */
const countBehind =
  /,?\s+(?:but\s+|with\s+|as\s+|in\s+)?(one|two|three|four|five|\d)\s+(?:linked-?in\s+)?(?:messages?|e-?mails?|steps?)$/i
const timed =
  /\s*,?\s*\b(after (?:\d+|an?|one|two|three|four|five|six|seven|ten|a few|some) (?:business |working )?(?:day|week|month)s?\b|(?:(?:for|on|sent)\s+)?(?:the\s+)?(?:\d+|an?|one|two|three|four|five|six|seven|ten|a few|some)?\s*(?:day|week|month)s?\s+(?:before(?:hand)?|after(?:wards)?|later|earlier|prior|ahead)(?:\s+(?:that|it|the (?:event|webinar|dinner|fair|meeting|first one)))?)/i
const forWhom =
  /(?:^|\s)(for (?:those|people|everyone|everybody|anyone|contacts|the ones) (?:who|that) .+|to (?:those|people|everyone|everybody|anyone|the ones) (?:who|that) .+)$/i
const andOther = /^(?:and|plus|&)\s+(?:an?|one|\d)\s+(?:short\s+)?(?:e-?mail|linked-?in)/i
const toThem =
  /^(?:(?:to|for)\s+)?(?:them|him|her|everyone|everybody|all(?: of them)?|it|after (?:it|that|this)|as a follow-?up|the (?:end|sequence|campaign))$/i

import { gerundAsVerb, presentAsVerb } from './plain-verb'

/**
 * What a request for a message says that the message is for: “apologize for the outage” of “write an email to apologize
 * for the outage”, and “cold storage” of one “about cold storage”; nothing where it says nothing of that.
 */
export function readDraftTask(text: string): string | undefined {
  const order = ordered.exec(text)
  if (order === null) return saidItself.test(text) ? withoutInstructions(text) : undefined
  const kind = kinds.find(([pattern]) => pattern.test(order.groups?.['what'] ?? ''))?.[1]
  let rest = text.slice(order[0].length)
  for (let before = ''; before !== rest;) {
    before = rest
    for (const pattern of [instruction, recipients, way]) rest = rest.replace(pattern, '').trimStart()
  }
  const task = taskOf(rest, kind)
  const plain = task === undefined ? undefined : withoutInstructions(task.replace(told, '$& that'))
  return plain === undefined || plain === '' ? undefined : plain
}

function taskOf(rest: string, kind: string | undefined): string | undefined {
  const about =
    /^(?:(?:which|that)\s+is\s+)?(?:about|regarding|concerning|on the (?:topic|subject) of|on|re:?)\s+(.+)$/i
  const topic = about.exec(rest)?.[1]
  if (topic !== undefined) return kind === undefined ? topic : `${kind} ${joinOf(kind)} ${topic}`
  const [, aim] = /^(?:in order |so as )?to\s+(.+)$/i.exec(rest) ?? []
  // “An invitation to our open day”
  if (aim !== undefined) return kind !== undefined && thing.test(aim) ? `${kind} to ${aim}` : aim
  const [, clause] = /^(?:that|which|who|where (?:we|you|i))\s+(.+)$/i.exec(rest) ?? []
  if (clause !== undefined) return presentAsVerb(clause) ?? `tell them that ${clause}`
  const doing = gerundAsVerb(rest)
  if (doing !== undefined) return doing
  const [, matter] = /^(?:for|of)\s+(.+)$/i.exec(rest) ?? []
  if (matter !== undefined) return kind === undefined ? matter : `${kind} ${joinOf(kind)} ${matter}`
  const [, said] = /^(?::|[–—]|-\s)\s*(.+)$/i.exec(rest) ?? []
  if (said !== undefined) return said
  // “Thank them”, and nothing of what for.
  return kind !== undefined && rest === '' ? aloneOf(kind) : undefined
}

/** “Tell them we have moved” */
const told =
  /^(?:tell|inform|remind|let|notify) (?:them|him|her|everyone|everybody|people)(?: know)?(?= (?:we|our|i|my|it|there|the)\b)/i
const thing = /^(?:our|my|the|an?|this|their)\b/i

function joinOf(kind: string): string {
  return kind.startsWith('invite') || kind.startsWith('welcome') ? 'to' : kind.startsWith('remind') ? 'of' : 'for'
}

function aloneOf(kind: string): string | undefined {
  return kind.startsWith('thank') || kind.startsWith('wish') || kind.startsWith('welcome') ? kind : undefined
}

/** A goal without what the chat obeys itself, wherever it stands behind it. */
function withoutInstructions(task: string): string {
  let plain = task.trim()
  for (let before = ''; before !== plain;) {
    before = plain
    plain = plain
      .replace(behind, '')
      .replace(/[\s,;.]+$/, '')
      .trim()
  }
  return plain.slice(0, longestTask)
}

export const longestTask = 600

const number =
  '(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|a couple of|a few|single|short|brief|quick)'
const parts =
  '(?:steps?|parts?|e-?mails?|mails?|messages?|follow-?ups?|touch(?:es|points?)?|sentences?|paragraphs?|lines?)'
const counted = `(?:in |with |as |over |using |make (?:it|them) )?(?:only |just |at most |no more than |not more than |up to |under |max(?:imum)? |about )?(?:${number}[ -])+${parts}(?: (?:in total|each|only|please|sequence|long|max))*`
const manner =
  '(?:(?:please )?(?:keep|make) (?:it|them|this) |and )?(?:very |quite |rather |nice and |really )?(?:short|brief|concise|crisp|polite|friendly|formal|informal|casual|warm|simple)(?:(?:,| and|, and) (?:short|brief|concise|crisp|polite|friendly|formal|informal|casual|warm|simple))*(?: please)?'
const others =
  '(?:please|pls|thanks|thank you|and save (?:it|them|this)\\b.*|save (?:it|them|this)|(?:in|use) (?:plain |simple |british |american )?english|for (?:email|linkedin)|(?:by|via|per|on|over|through) (?:e-?mail|linked-?in)|as (?:an? )?(?:e-?mails?|linked-?in messages?|sequence))'

const behind = new RegExp(
  `(?:^|[,;.!]\\s*(?:and |but |please )*|\\s[-–—]\\s|\\s+(?:and |but )?)(?:${counted}|${others})$|(?:^|[,;.!]\\s*(?:and |but |please )*|\\s[-–—]\\s)(?:${manner})$`,
  'i',
)
const instruction = new RegExp(
  `^(?:[,;.]\\s*)?(?:(?:in|with|of|over|using)\\s+)?(?:${counted}|${manner})(?=\\s|,|$)[,;]?\\s*|^[,;.]\\s*`,
  'i',
)
const way = /^(?:by|via|per|over|on|through|in)\s+(?:e-?mail|linked-?in)\b,?\s*/i

const noun =
  '(?:e-?mails?|mails?|messages?|sequences?|templates?|outreach|copy|notes?|letters?|linked-?in|follow-?ups?|cadences?|content|texts?|lines?|drafts?|intros?|invitations?|invites?|reminders?|announcements?|apolog(?:y|ies)|greetings?|wishes|congratulations|replies|reply|words|updates?|newsletters?|one|something|notices?)'
const small =
  'to|that|about|for|of|which|who|on|regarding|concerning|saying|telling|informing|asking|thanking|inviting|in order'
/** What is to be written, with its adjectives; or to whom. */
const ordered = new RegExp(
  `^(?:(?!(?:to|for|about)\\b)[\\p{L}']+ ){0,2}?(?:write|draft|compose|create|generate|prepare|suggest|make|give)\\s+(?:up\\s+)?(?:(?:me|us|them|him|her|everyone)\\s+)?(?:(?<what>(?:(?!(?:${small})\\b)[\\p{L}\\p{N}'’-]+,?\\s+){0,7}?${noun}(?:[ -]+${noun})*)(?![\\p{L}-])|(?=(?:to|that|about|for|saying|telling|informing|thanking|inviting|asking)\\b))\\s*`,
  'iu',
)

/** What such messages do, by what they are called. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/\bthank(?:s|[ -]?you)?\b/i, 'thank them'],
  [/\bapolog(?:y|ies|etic)\b|\bsorry\b/i, 'apologize'],
  [/\binvit(?:ation|e)s?\b/i, 'invite them'],
  [/\bremind(?:er)?s?\b/i, 'remind them'],
  [/\bcongratulat(?:ion|ions|ory)\b/i, 'congratulate them'],
  [/\bwelcom(?:e|ing)\b/i, 'welcome them'],
  [/\bhappy new year\b|\bnew year(?:['’]s)?\b/i, 'wish them a happy new year'],
  [/\bchristmas\b/i, 'wish them a merry Christmas'],
]

const somebody =
  '(?:customers?|clients?|contacts?|compan(?:y|ies)|accounts?|leads?|prospects?|people|audience|list|users?|subscribers?|partners?|members?|buyers?|readers?|guests?|firms?|businesses|c[a-z]os|ceos|vps|heads? of [\\p{L}]+|directors?|managers?|founders?|owners?|decision makers?|executives?)'
const recipients = new RegExp(
  `^(?:(?:addressed\\s+)?(?:to|for)\\s+)?(?:(?:them|him|her|everyone|everybody|all(?: of (?:them|these|those))?|each of them)(?=\\s|,|:|$)|(?<=(?:to|for)\\s+)(?:(?:all|our|my|the|these|those|this|each|every|existing|current|new|other|both)\\s+)*(?:[\\p{L}-]+\\s+){0,2}?${somebody}(?:\\s+(?:here|there|(?:in|of|from) (?:the|our|this|my) (?:audience|campaign|list)|(?:at|in) (?!(?:order)\\b)(?:[\\p{L}-]+ ?){1,4}?(?=\\s*(?:\\babout|\\bto\\b|\\bthat\\b|,|$))))?(?=\\s|,|:|$))[,]?\\s*`,
  'iu',
)

/** What asks for a message by saying what that does. */
const saidItself =
  /^(?:thank (?!you\b)|apologi[sz]e\b|congratulate\b|inform (?:them|our|the|all)\b|notify\b|remind\b|welcome (?:them|our|the|all)\b|wish (?:them|our|all)\b|invite\b|announce\b|pitch\b|follow up\b|ask (?:(?:them|(?:all |our |the )+\p{L}+|everyone|everybody|people) )?(?:for (?:(?:their|some|any|honest|quick|short|your) )*(?:feedback|opinions?|views?|thoughts|input|comments|reviews?) (?:on|about|of|regarding|concerning)\b|(?:what they think|how they like)\b))/iu

/** What is asked for so needs no word of writing. */
export function isTaskItself(text: string): boolean {
  return saidItself.test(text)
}

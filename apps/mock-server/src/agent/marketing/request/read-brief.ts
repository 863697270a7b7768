import { isVerb, presentAsVerb } from '../../../engines/messages/goal/plain-verb'
import { countAt } from './count-at'
import { wordsOf } from '../../../engines/sourcing/words'

/** A brief as requests in sentences, and what it says for messages that it does not ask for yet. */
export interface Brief {
  readonly message: string
  readonly told: readonly string[]
  /** What nothing can be made of. */
  readonly left: readonly string[]
}

/** Reads a brief line by line; nothing where a message is none. */
export function readBrief(message: string): Brief | undefined {
  const lines = message.split('\n').map((line) => {
    const [, label = '', value = ''] = labelled.exec(line.trim()) ?? []
    return { line: line.trim(), part: value === '' ? undefined : partOf(label), value }
  })
  const said = new Map<Part, string>()
  for (const { part, value } of lines)
    if (part !== undefined) said.set(part, said.has(part) ? `${said.get(part)}; ${value}` : value)
  const target = said.get('target')
  if (said.size < fewestParts || target === undefined) return undefined
  const wanted = (said.get('deliverables') ?? '').replaceAll(/(?<=^|\s)\(?\d{1,2}[.)]\s/g, '; ')
  const beside = lines.filter(({ line, part }) => part === undefined && !opening.test(line)).map(({ line }) => line)
  const { orders, told, left } = draftsOf(said, wanted)
  const sentences = [`Find ${companiesIn(wanted)}${target}`, ...orders, ...beside]
  return {
    message: sentences.map((sentence) => `${sentence.trim().replace(/[.;,\s]+$/, '')}.`).join('\n'),
    told,
    left,
  }
}

type Part = 'target' | 'product' | 'claims' | 'goal' | 'tone' | 'deliverables'

const fewestParts = 3
const labelled = /^(?:[-*•]\s*|\d+[.)]\s*)?\**([\p{L}][\p{L} /&-]{1,28}?)\**\s*:\**\s+(\S.*)$/u
const opening =
  /^(?:(?:hi|hello|hey|dear \S+|good (?:morning|afternoon))[,!. ]*)?(?:(?:here(?:['’]s| is)|this is|below is|please find)?\s*(?:our|the|my|a)?\s*(?:campaign |client )?brief(?:ing)?(?: for (?:you|(?:the|our|my) (?:new )?campaign))?)?[:.,! ]*$|^(?:please|pls)?\s*(?:start|begin|go ahead|proceed|let['’]s go|(?:set|do|prepare|build|make)\s+(?:all of it|it all|it|this|that|everything|all)(?:\s+up)?)(?: please)?[.! ]*$|^(?:thanks|thank you|best|regards|cheers)\b.{0,30}$/i

function partOf(label: string): Part | undefined {
  return parts.find(([pattern]) => pattern.test(label.trim()))?.[1]
}

const parts: readonly (readonly [RegExp, Part])[] = [
  [
    /^(?:(?:our |the )?(?:target|ideal)(?: (?:audience|group|market|customers?|accounts?|persona))?|audience|icp|who|whom|recipients|personas?|prospects)$/i,
    'target',
  ],
  [/^(?:(?:our |the )?(?:client|product|company|service|solution|what we (?:sell|offer|do)))$/i, 'product'],
  [
    /^(?:usps?|value(?: proposition| prop)?|benefits?|claims?|proof(?: points?)?|key (?:message|points?|benefits?)|message|why us)$/i,
    'claims',
  ],
  [/^(?:(?:our |the |main )?(?:goals?|aims?|objectives?|ctas?|call to action|ask|next step))$/i, 'goal'],
  [/^(?:tone(?: of voice)?|style|voice)$/i, 'tone'],
  [
    /^(?:deliverables?|outputs?|sequence|cadence|outreach|channels?|messages?|e-?mails?|needed|we need|what we need|tasks?|scope)$/i,
    'deliverables',
  ],
]

/** “Account list of about 30 companies” */
function companiesIn(wanted: string): string {
  const [, count] =
    /\b(\d{1,3})\s+(?:target\s+)?(?:compan(?:y|ies)|accounts?|contacts?|leads?|people|prospects?)\b/i.exec(wanted) ?? []
  return count === undefined ? '' : `${count} `
}

function draftsOf(
  said: ReadonlyMap<Part, string>,
  wanted: string,
): { readonly orders: readonly string[] } & Pick<Brief, 'told' | 'left'> {
  const [named, ...more] = said.get('product')?.split(/(?<=[.)])\s+/) ?? []
  const product = named?.replace(/\s*\(.*$/, '').replace(/[.\s]+$/, '')
  const own = product === undefined || isNamed.test(product) ? product : `our ${product}`
  const { sentences, others } = claimsOf([...more, said.get('claims') ?? ''].join('; '), product)
  const [isEmail, isLinkedIn] = [/\be-?mails?\b|\bsequence\b/i.test(wanted), /\blinked-?in\b/i.test(wanted)]
  const { tone, goal } = { tone: said.get('tone'), goal: said.get('goal') }
  // Of “friendly, professional” one can be heard.
  const [sounds, ...alsoSounds] = tone?.split(/[,.]\s+/) ?? []
  if (own === undefined || (!isEmail && !isLinkedIn)) {
    const matter = own === undefined ? [] : [`introduce ${own}`]
    const task = goal !== undefined && isVerb(goal) ? [goal] : []
    return {
      orders: [],
      left: [
        ...others,
        ...(goal !== undefined && task.length === 0 ? [`goal: ${goal}`] : []),
        ...(tone === undefined ? [] : [`tone: ${tone}`]),
      ],
      told: [...matter, ...task, ...sentences].map((text) => text.replace(/[.\s]+$/, '')),
    }
  }
  const [asked] = /\b(?:call|meeting|demo|chat|conversation|trial)(?=s?\b)/i.exec(goal ?? '') ?? []
  const steps = isEmail ? stepsIn(wanted) : 1
  const kind = isEmail ? (steps > 1 ? `a ${steps}-step email sequence` : 'an email') : 'a LinkedIn message'
  const [characters = ''] = /(?:under|below|at most|max(?:imum)?|up to|within)\s+\d+\s+characters/i.exec(wanted) ?? []
  const [time] =
    /\b(?:over|within|in)\s+(?:\d+|an?|one|two|three|four|five|six|a few)\s+(?:days?|weeks?|months?)\b|\bday \d+\b.*/i.exec(
      wanted,
    ) ?? []
  return {
    orders: [
      `Write ${kind} to introduce ${own}${asked === undefined ? '' : ` and ask for a ${asked.toLowerCase()}`}`,
      ...sentences,
      ...(sounds === undefined ? [] : [`Make it ${sounds}`]),
      ...(isEmail && isLinkedIn ? [`Add a LinkedIn message ${characters}`] : []),
    ],
    left: [
      ...others,
      ...(goal !== undefined && asked === undefined ? [`goal: ${goal}`] : []),
      ...(alsoSounds.length === 0 ? [] : [`tone: ${alsoSounds.join(', ')}`]),
      ...(time === undefined ? [] : [`the days between the messages (${time})`]),
    ],
    told: [],
  }
}

/** It has a name, or says whose it is. */
const isNamed = /^(?:(?:[Oo]ur|[Mm]y|[Tt]he|[Aa]n?)\s|\p{Lu})/u

/** “Reduces energy spend by 15%” as a sentence of what was named before it. */
function claimsOf(
  claims: string,
  product: string | undefined,
): { readonly sentences: readonly string[]; readonly others: readonly string[] } {
  // “Greenroof installs …” of “Greenroof Studio”
  const [name = ''] = product?.split(' ') ?? []
  const sentences: string[] = []
  const others: string[] = []
  for (const said of claims.split(/;\s+|\.\s+/)) {
    const claim = said.trim().replace(/[.\s]+$/, '')
    if (claim === '') continue
    const [first = '', ...rest] = claim.split(' ')
    const done = first === name ? rest.join(' ') : lower(claim)
    if (presentAsVerb(done) !== undefined || (first === name && /^\p{Ll}+s\s/u.test(done))) sentences.push(`It ${done}`)
    else if (/^(?:we|our|it)\s/i.test(claim)) sentences.push(claim)
    else others.push(claim)
  }
  return { sentences, others }
}

function lower(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

function stepsIn(wanted: string): number {
  const words = wordsOf(wanted)
  for (const [index] of words.entries()) {
    const next = words.slice(index + 1, index + 3).map(({ text }) => text)
    if (next.some((text) => /^(?:e?mails?|touch(?:es|points?)?|steps?|messages?|parts?)$/.test(text))) {
      const count = countAt(words, index)
      if (count !== undefined) return count
    }
  }
  return /\bsequence\b/i.test(wanted) ? 3 : 1
}

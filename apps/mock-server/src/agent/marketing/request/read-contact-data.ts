import type { AudienceQuestion } from './audience-question'
import type { Lacked } from './intent'
import { readAudienceQuestion, readListing } from './read-audience-question'

/** Reads “what are their email addresses?” and “give me Kim Lund’s phone number”, which ask to see what rows have. */
export function readContactData(text: string): AudienceQuestion | undefined {
  const plain = text.replace(/(?:[.!?,\s]|\s(?:please|pls|again|too|as well))+$/i, '')
  const begun = begins.exec(plain) ?? nounAlone.exec(plain)
  if (begun === null) return undefined
  const asked = data.exec(plain.slice(begun[0].length))
  if (asked?.groups === undefined) return undefined
  const { whose = '', what = '', behind = '' } = asked.groups
  const isAddress = !/^e-?mails?$|^linked-?in$/i.test(what)
  if (!isAddress && !/\btheir\b|['’]s?$/i.test(whose.trim()) && behind === '') return undefined
  return { ...whomOf(whose.trim(), behind.trim()), isCount: false, shows: kindsOf(what) }
}

function whomOf(whose: string, behind: string): AudienceQuestion {
  const owner = /^(.*)['’]s?$/.exec(whose)?.[1]?.trim()
  const named = /^\p{Lu}/u.test(owner ?? behind) ? (owner ?? behind) : undefined
  if (named !== undefined && !/^(?:every|all|each|their)/i.test(named)) return { ...nobody, names: [named] }
  const [one, ordinal = ''] = ofOne.exec(owner ?? behind) ?? []
  if (one !== undefined) return { ...nobody, at: ordinals[ordinal.toLowerCase()] }
  const people = owner ?? behind
  const asked = `show me ${people === '' ? whose : people}`
  return { ...(readAudienceQuestion(asked) ?? readListing(asked) ?? nobody), of: 'contacts' }
}

function kindsOf(what: string): readonly Lacked[] {
  if (/mail/i.test(what)) return ['email']
  if (/linked/i.test(what)) return ['linkedin']
  return /details|data|info/i.test(what) ? ['email', 'phone', 'linkedin'] : ['phone']
}

const nobody: AudienceQuestion = { of: 'contacts', isCount: false, companies: {}, has: [], names: [] }

const ofOne = /^(?:the )?(first|second|third|fourth|fifth|last)(?: (?:one|contact|person|lead))?$/i
const ordinals: Readonly<Record<string, number>> = { first: 0, second: 1, third: 2, fourth: 3, fifth: 4, last: -1 }
const begins =
  /^(?:(?:please|pls|and|so|ok(?:ay)?|now|can you|could you)[,\s]+)*(?:what(?:['’]s| is| are)|(?:give|show|list|tell|send)(?: (?:me|us))?|(?:can|could|may) (?:i|we) (?:have|get|see)|(?:i|we) (?:need|want|would like)(?: to (?:see|have))?|let me (?:see|have)|display|do you have)\s+/i
/** “The contact details of the first one” */
const nounAlone = /^(?:the\s)?(?=(?:e-?mail|phone|contact|linked-?in)\s(?:\p{L}+\s)?(?:of|for)\s)/iu
const data =
  /^(?<whose>(?:(?:all|the|of)\s+)*(?:their|his|her|these|those|(?:every(?:one|body)|[\p{Lu}][\p{L}.-]*(?:\s[\p{Lu}][\p{L}.-]*){0,3}|(?:the )?(?:contacts?|people|leads?|prospects?))['’]s?)?\s*(?:all\s+)?)(?<what>e-?mail address(?:es)?|mail address(?:es)?|e-?mails?|(?:tele)?phones?(?: numbers?)?|mobile numbers?|linked-?in(?: (?:profiles?|urls?|links?|pages?))?|contact (?:details|data|info(?:rmation)?))(?:\s+(?:of|for|from)\s+(?<behind>.+))?$/iu

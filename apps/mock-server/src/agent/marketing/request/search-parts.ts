import { hasConditions, type LeadRequest } from './lead-request'
import { readLeads } from './read-leads'
import { reachedPeople } from './read-proceeding'
import { readSearch } from './read-search'

/** A part of a message, and whether it only says what a search beside it is for. */
export interface SearchPart {
  readonly text: string
  readonly isAside?: boolean
  /** It is what people are to be found for, which messages can say. */
  readonly isPurpose?: boolean
}

/** Parts of a message as they are to be read where somebody asks to have people found: politely, in haste, with reasons. */
export function searchParts(part: string): readonly SearchPart[] {
  return part.split(lowerSentence).flatMap((sentence) => {
    const invited = invitedParts(sentence)
    if (invited !== undefined) return invited
    const text = asPlainRequest(sentence.replace(elsewhere, 'and in '))
    for (const { index, 0: joint } of text.matchAll(purposes)) {
      const head = text.slice(0, index).trim()
      if (!orders.test(text) && isWholeSearch(head))
        return [{ text: head }, { text: text.slice(index + joint.length).trim(), isPurpose: true }]
    }
    for (const clause of text.matchAll(ownClause)) {
      const head = text.slice(0, clause.index).trim()
      const aside = text.slice(clause.index + clause[0].length).trim()
      if (isWish.test(aside) || !isWholeSearch(head)) continue
      return [{ text: head }, { text: aside, isAside: true }]
    }
    return [{ text }]
  })
}

/** “…we have a booth. please give me the list” */
const lowerSentence =
  /(?<=[\p{L}\d)][.!?])\s+(?=(?:please |pls |can you |could you )?(?:find|give me|get me|show me|search|look for)\b)/u

/** “…, we want to invite them to our booth” */
const ownClause =
  /[,–—-]\s+(?=(?:(?:as|because|since|so|and|but)\s+)?(?:we|we['’](?:re|d|ve|ll)|i|i['’](?:m|d|ve|ll)|our|my|it['’]?s|this is)\b)/gi
const isWish =
  /^(?:(?:as|because|since|so|and|but)\s+)?(?:we|i)(?:['’]d)?\s+(?:(?:only|just|really|also)\s+)*(?:want|need|like|would like|prefer|look|are looking|am looking)\b(?!.*\b(?:invite|meet|sell|show|pitch|present|offer|talk)\b)/i

/** Who is written to is not to be found first. */
const orders =
  /^(?:\w+ ){0,3}?(?:write|draft|compose|create|generate|prepare|e-?mail|message|mail|contact|approach|tell|send|pitch|invite)\b|\b(?:by|via|on|over|per|through) (?:linked-?in|e-?mail)\b/i

/** “Yes, then also look in Belgium” */
const elsewhere =
  /^(?:(?:hm+|ok(?:ay)?|yes|yeah|sure|then|and|please|now|so)[,.\s]+)*(?:also\s+)?(?:look|search|try)\s+(?:also\s+)?in\s+(?!the (?:audience|campaign|list|rows|accounts?|contacts?)\b|(?:our|my|this|that|these|those)\b)/i

/** “…to ask them to become our partners” */
const purposes =
  /,?\s+(?:in order to|so (?:that )?(?:we|i) can|to|and)\s+(?=(?:ask|offer|tell|show|introduce|sell|pitch|propose|present|promote|invite)\s+(?:them|him|her|our|my|an?|the|to)\b)/gi

function isWholeSearch(head: string): boolean {
  const reached = reachedPeople(head)
  if (reached !== undefined) return isSomebody(readLeads(reached))
  const intent = readSearch(head, { isJoined: false })
  if (intent.kind === 'find') return isSomebody(intent.leads)
  return intent.kind === 'again' && intent.isBare === true && intent.changes.people !== undefined
}

function isSomebody({ people, companies }: LeadRequest): boolean {
  return people !== undefined || hasConditions(companies)
}

/** “We want to invite the CIOs of banks to our breakfast”: who is to be found, and what for. */
function invitedParts(sentence: string): readonly SearchPart[] | undefined {
  const [wish] = wished.exec(sentence) ?? []
  if (wish === undefined) return undefined
  const behind = sentence.slice(wish.length)
  const [, whom = behind, event] = /^(.+?)\s+to\s+((?:our|the|my|an?)\s+.+)$/is.exec(behind) ?? []
  const { people, scope } = readLeads(whom)
  if (people?.title === undefined || scope !== 'new') return undefined
  const found = { text: `find ${whom}` }
  return event === undefined ? [found] : [found, { text: `invite them to ${event}`, isPurpose: true }]
}

/** “Can I have the CIOs of …?” as “get me the CIOs of …”, where that names somebody who could be found. */
function asPlainRequest(text: string): string {
  const [lead, verb = ''] = politely.exec(text) ?? []
  if (lead === undefined) return text
  const whom = text.slice(lead.length).replace(/[?!.\s]+$/, '')
  const { people, companies, scope } = readLeads(whom)
  const isNamed = (people?.title ?? people?.seniority ?? companies.industry) !== undefined
  return isNamed && scope === 'new' ? `${/see/i.test(verb) ? 'show me' : 'get me'} ${whom}` : text
}

/** “We want to invite operations managers at …” */
const wished =
  /^(?:(?:so|and|now|then)[, ]+)*(?:(?:i|we)(?:['’]d| would)?\s+)?(?:want|like|need|plan|hope|wish)\s+to\s+(?:invite|meet(?: with)?|approach)\s+/i
const politely =
  /^(?:(?:hi|hello|hey|so|please|ok|okay)[,!. ]+)*(?:can|could|may|might) (?:i|we) (?:please |perhaps |maybe |also )*(see|have|get(?: hold of)?)\s+(?:please\s+)?(?!them\b|it\b|these\b|those\b|him\b|her\b|an? (?:e-?mail|draft|message|overview))/i

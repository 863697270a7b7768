import { hasConditions, type LeadRequest } from './lead-request'
import { readLeads } from './read-leads'
import { readSearch } from './read-search'

/** A part of a message, and whether it only says what a search beside it is for. */
export interface SearchPart {
  readonly text: string
  readonly isAside?: boolean
}

/** Parts of a message as they are to be read where somebody asks to have people found: politely, in haste, with reasons. */
export function searchParts(part: string): readonly SearchPart[] {
  return part.split(lowerSentence).flatMap((sentence) => {
    const text = asPlainRequest(sentence)
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

function isWholeSearch(head: string): boolean {
  const intent = readSearch(head, { isJoined: false })
  if (intent.kind === 'find') return isSomebody(intent.leads)
  return intent.kind === 'again' && intent.isBare === true && intent.changes.people !== undefined
}

function isSomebody({ people, companies }: LeadRequest): boolean {
  return people !== undefined || hasConditions(companies)
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

const politely =
  /^(?:(?:hi|hello|hey|so|please|ok|okay)[,!. ]+)*(?:can|could|may|might) (?:i|we) (?:please |perhaps |maybe |also )*(see|have|get(?: hold of)?)\s+(?:please\s+)?(?!them\b|it\b|these\b|those\b|him\b|her\b|an? (?:e-?mail|draft|message|overview))/i

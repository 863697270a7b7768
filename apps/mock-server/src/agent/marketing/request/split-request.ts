import { shortForms } from '../../../engines/short-forms'
import { lowerSentence } from '../../../engines/messages/goal/clauses-of'
import { hideQuotes } from './quoted-words'

/** Parts of a message that each ask for one thing, in their order. */
export function splitRequest(message: string): readonly string[] {
  const { text, shown } = hideQuotes(message.slice(0, longestMessage))
  return spelledOut(text)
    .split(sentenceEnd)
    .flatMap((sentence) => sentence.split(lowerSentence))
    .flatMap((sentence) => sentence.split(nextVerb))
    .map((part) => part.trim().replace(/^[-*•]\s+|^\d+[.)]\s+/, ''))
    .map(shown)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .slice(0, mostParts)
}

const sentenceEnd = new RegExp(
  String.raw`(?<=[.!?])(?<!${shortForms}\.|\b[Mm]ax\.|[Ss]tr\.)\s+(?=["“]?[\p{Lu}\d])|\n+|;\s+`,
  'u',
)

const longestMessage = 20_000
const mostParts = 12

/** “…, then write”: what follows is another thing. */
const nextVerb =
  /(?:,\s*(?:and\s+)?(?:then\s+|also\s+|after\s+that\s+)?|\s+(?:and\s+then|then|after\s+that|and\s+also|and)\s+)(?=(?:please\s+|also\s+)?(?:find|search|look for|look up|get|source|enrich|write|draft|compose|create (?:a|an|the)|prepare|save|store|check|summari[sz]e|remove|delete|launch|send|schedule|tell me|show|reach|contact (?:them|the)|follow up|pitch|offer|invite|(?:make|keep) (?:it|them)|change (?:the|it)|translate|sign (?:it|them|off)|ask (?:them )?for)\b)/i

/** What is typed in haste, as it is meant. */
function spelledOut(text: string): string {
  return hasty.reduce((plain, [typed, meant]) => plain.replaceAll(typed, meant), text)
}

const hasty: readonly (readonly [RegExp, string])[] = [
  [/(?<=\b(?:can|could|would|will) )u\b/gi, 'you'],
  [/\b(?:msg|mssg)(?=s?\b)/gi, 'message'],
  [/\b(?:plz|plss?)\b/gi, 'please'],
  [/(?<=\s)w\/\s*(?=[\p{L}\d])/giu, 'with '],
]

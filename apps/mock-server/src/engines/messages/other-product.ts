import { stemOf } from './goal/stem-of'

/** What is written about. */
interface Matter {
  readonly about: string
  readonly note?: string | undefined
  /** It is something that is offered. */
  readonly offers: boolean
}

/**
 * Something of which what the sender does says nothing: it would sound as if somebody else wrote. Whoever says who they
 * are has said what they do as well.
 */
export function isOtherProduct({ about, note, offers }: Matter, valueProposition = ''): boolean {
  if (note !== undefined && saysWhoWeAre.test(note)) return true
  const known = new Set(contentOf(valueProposition))
  if (contentOf(`${about} ${note ?? ''}`).some((stem) => known.has(stem))) return false
  if (note !== undefined || namesProduct.test(about) || ofOtherTrade.test(about)) return true
  return offers && !fields.some((field) => field.test(valueProposition) && field.test(about))
}

const saysWhoWeAre =
  /(?:^|[.!?]\s)(?:We|I) (?:are|am) (?!(?:very |also |now |still )?(?:sorry|glad|happy|writing|looking)\b)/

/** “Our Pipely” has a name of its own. */
const namesProduct = /^(?:our|my)\s.*\s\p{Lu}/u

/** What nobody offers who is in another trade, also where it is made for that. */
const ofOtherTrade =
  /\b(?:software|apps?|platforms?|sensors?|password|cyber|security|cleaning|catering|recruit\p{L}*|staffing|training|courses?|photos?|photo shoots?|photography|translations?|legal|lawyers?|solar|insurances?|coaching|websites?|web design|design|marketing|printing|packaging|dental|accounting|payroll|coffee|flowers?|plants|furniture)\b/iu

/** Trades whose words go together, although none of them says another: who moves pallets offers a lane. */
const fields: readonly RegExp[] = [
  /\b(?:freight|pallets?|loads?|trailers?|trucks?|lorr(?:y|ies)|vans?|lanes?|ferr(?:y|ies)|cold (?:chains?|stor\p{L}+)|stor(?:e|age)|warehous\p{L}+|customs|ship(?:ping|ments?|pers?)|routes?|transports?|transit|carriers?|containers?|deliver(?:y|ies)|cargo|logistics|haul(?:age|iers?)|groupage|depots?|parcels?|cross-?docks?|capacity|ports?|fleets?|couriers?|departures?|rail|trains?|drivers?|yard)\b/iu,
]

function contentOf(text: string): readonly string[] {
  return (text.match(/\p{L}{4,}/gu) ?? []).filter((word) => !ofAnyTrade.test(word)).map(stemOf)
}

/** These stand in what anybody says of what they sell. */
const ofAnyTrade =
  /^(?:ships?|prices?|priced|costs?|hours?|days?|weeks?|months?|quarters?|years?|times?|customers?|clients?|orders?|services?|offers?|free|fixed|full|each|with|that|from|their|them|they|your|have|holds?|helps?|needs?|sees?|pays?|paid|only|every|more|less|within|without|company|companies|team|teams|work|working|works|make|makes)$/i

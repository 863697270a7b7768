/** Whether most of what a goal names has come into nothing that texts are made from. */
export function isBarelySaid(goal: string, parts: readonly (string | undefined)[]): boolean {
  const said = new Set(parts.flatMap((part) => stemsOf(part ?? '')))
  const named = stemsOf(goal.replaceAll(leadingUp, ' '))
  const missing = named.filter((stem) => !said.has(stem))
  return named.length >= fewestNamed && missing.length > named.length / 2
}

/** Of fewer words nothing can be told. */
const fewestNamed = 3
const stemLength = 4
const shortestWord = 4

function stemsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.filter((word) => word.length >= shortestWord).map((word) => word.slice(0, stemLength)))]
}

/** What goals say of how to go about it, and what is asked for, which texts word in their own way. */
const leadingUp =
  /\b(?:about|with|from|into|that|this|they|them|their|your|ours|have|will|would|should|could|want|wants|need|needs|like|hope|plan|please|also|then|than|just|only|more|most|some|very|goal|campaign|sequence|e-?mails?|messages?|linkedin|outreach|write|send|tell|show|offer|sell|pitch|promote|present|introduce|invite|convince|persuade|motivate|encourage|help|reach|contact|target|book|arrange|schedule|request|propose|suggest|mention|highlight|calls?|meetings?|demos?|chats?|trials?|pilots?|repl(?:y|ies)|feedback|minutes?|short|quick|brief|first|next|week|month|interested|interest|people|companies|company|customers?|clients?|prospects?|who|what|when|where|which|because|using|find|make|give|take|come|join|sign|signup|register|attend|schedule|getting|trying|looking|audience|product|prospect|leads?|pipeline|revenue|free)\b/giu

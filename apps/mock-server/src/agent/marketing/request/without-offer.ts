/** A search or a plan without what is to be offered to whom it finds, which says nothing of whom. */
export function withoutOffer(message: string): { readonly rest: string; readonly offer?: string } {
  const { before, offer, behind = '' } = (plansFor.exec(message) ?? needsFor.exec(message))?.groups ?? {}
  if (before === undefined || offer === undefined) return { rest: message }
  return { rest: `${before}${behind}`, offer }
}

/** “Plan a campaign to reach heads of IT at hospitals about our backup solution” */
const plansFor =
  /^(?<before>(?:(?:please|can you|could you|help me|i want to|we want to|let['’]?s)\s+)*(?:plan|create|prepare|set up|start|design|outline|build)\s+(?:me\s+)?(?:an?|the|my|our|this|another|new)\s+(?:[\p{L}-]+\s+){0,3}?campaign\s[^.!?;:]{8,200}?),?\s+(?:about|to (?:sell|offer|promote|pitch|introduce|present) (?:them )?|offering(?: them)?|promoting|selling|introducing|for)\s+(?<offer>(?:our|my)\s(?!(?:campaign|customers?|clients?|audience|contacts?|list|icp)\b)[^.!?;:,]{3,80})(?<behind>[.!]*)$/iu
/** “I need leads for our cleaning service in Munich” */
const needsFor =
  /^(?<before>(?:(?:[Hh]i|[Hh]ello|[Hh]ey|[Pp]lease|[Cc]an you|[Cc]ould you)[,!\s]+)*(?:[Ii] need|[Ww]e need|[Ff]ind|[Gg]et|[Gg]ive|[Ii] want|[Ww]e want|[Ii](?:['’]m| am) looking for|[Ww]e(?:['’]re| are) looking for|[Ll]ook for|[Ss]earch for)\s+(?:me\s+|us\s+)?(?:(?:some|new|more|good|a few|\d+)\s+)*(?:leads|customers|clients|buyers|prospects|contacts|companies|accounts))\s+for\s+(?<offer>(?:our|my)\s(?!(?:campaign|customers?|clients?|audience|contacts?|list|icp|sequence)\b)[\p{L}\p{N} -]{3,50}?)(?<behind>\s+(?:in|at|from|around|near)\s+\p{Lu}[^.!?]*[.!?]*|[.!?]*)$/u

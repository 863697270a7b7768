/**
 * Whether what stands in square brackets says what is to be written, such as “mention their last post”; “link” and “Your
 * Name” are places that somebody forgot to fill in.
 */
export function readsAsWish(words: string): boolean {
  const plain = words.trim()
  // What nobody but the sender knows.
  if (/^fill in\b/i.test(plain)) return false
  return asked.test(plain) || askedOfThem.test(plain) || (plain.split(/\s+/).length > 2 && described.test(plain))
}

const asked =
  /^(?:please\s+)?(?:mention|say|ask|write|refer|congratulate|compliment|praise|describe|explain|tell|thank|talk|acknowledge|summari[sz]e|highlight|personali[sz]e|greet|suggest)\s+\S/i

/** Verbs that are nouns as well. */
const askedOfThem =
  /^(?:please\s+)?(?:note|comment|name|quote|reference|link|point|start|begin|open|show|find|pick|choose|wish|use|add|include|insert|connect|relate|react|respond|give|make|look)\s+(?:(?:up|out|back|at|to|on|with|by)\s+)?(?:their|his|her|them|how|what|why|whether|that|something|one of|an?\s+(?:\S+\s+){0,3}?(?:sentence|line|remark|compliment|reference|comment|observation|detail|fact|question|paragraph|thought|example))\b/i

const described =
  /\b(?:sentences?|lines?|remark|compliment|something|observation|ice-?breaker|opener|paragraph)\b|\b(?:based on|related to|tied to|specific to|tailored to)\b|\s(?:about|on) (?:their|his|her|why|how|what)\b|^(?:how|why|what)\s/i

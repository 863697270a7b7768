import { countIn } from './count-at'

/** Those who were named before are to be found, and how many of them; nothing where that is not what is said. */
export function readThem(text: string): { readonly count?: number | undefined } | undefined {
  const found = them.exec(text) ?? countAlone.exec(text) ?? figureAlone.exec(text)
  if (found === null) return undefined
  return { count: countIn(found[1] ?? '') }
}

const them =
  /^(?:(?:please|pls|now|then|next|also|so|just|first|go ahead and|go and|can you|could you|let['’]s)[, ]+)*(?:find|search(?: for)?|look for|get|source|identify|discover|go find|add)\s+(?:me\s+|us\s+)?((?:(?:the |at least |up to |about |around )?(?:\d{1,6}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|(?:a )?hundred|(?:a |two )?dozen|a few|a couple|some|all|most|as many)\s+(?:of\s+)?)*)(?:them|those|these|(?:those|these|such)\s+(?:people|contacts|companies|accounts|leads|prospects|persons|folks|ones|buyers|customers)|people like (?:that|them|this|these|those)|(?:this|that|the) audience)(?:\s+(?:all|for (?:me|us)|please|pls|now|first|too|then|right away|to (?:it|(?:the|this|my|our) (?:audience|campaign|list))))*[\s.!]*$/i

/** “20”, to the question whether to look for some */
const figureAlone =
  /^(?:make (?:it|that) )?(\d{1,3})(?: (?:of (?:them|those|these)|people|contacts|persons|leads|prospects))?(?: please)?$/i

/** “Can you find 15?” */
const countAlone =
  /^(?:(?:please|pls|now|then|so|just|can you|could you|would you|let['’]s)[, ]+)*(?:find|search(?: for)?|look for|get|source|give|show)\s+(?:me\s+|us\s+)?((?:(?:at least|up to|about|around|some)\s+)?\d{1,4})(?:\s+(?:for (?:me|us)|please|pls|now|then|first))*[\s.!?]*$/i

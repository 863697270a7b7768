/** What is asked of sending that is no matter of the messages: what it costs, whether it is allowed, what is left to do. */
export function asksAroundSending(
  text: string,
): 'cost of sending' | 'credits' | 'own customers' | 'privacy' | 'before sending' | undefined {
  if (sparesCustomers.test(text)) return 'own customers'
  if (orders.test(text)) return undefined
  if (ofCredits.test(text)) return 'credits'
  if (ofCost.test(text)) return 'cost of sending'
  if (beforeSending.test(text)) return 'before sending'
  return asks.test(text) && ofPrivacy.some((pattern) => pattern.test(text)) ? 'privacy' : undefined
}

/** “Is there a way to stop it once it runs?” */
export function asksToStop(text: string): boolean {
  return waysToStop.test(text)
}

const lead =
  "^(?:(?:and|so|but|ok(?:ay)?|now|by the way|btw|please|also)[,\\s]+)*(?:(?:tell|show) (?:me|us) |(?:i|we)(?:['’]d| would) like to know |do you know )?"
/** “Can you add an unsubscribe link?” */
const orders =
  /^(?:(?:please|also|and|then|can you|could you|would you)[,\s]+)*(?:add|write|include|put|mention|say|make|leave|remove|take|drop|insert|find|draft)\b/i
const sending =
  '(?:send(?:ing)?|launch(?:ing)?|sent|(?:e-?mails?|messages?) (?:to )?go(?:ing)? out|(?:the |these |those |our )(?:e-?mails?|messages|campaign|sequence))'
const costs = '(?:costs?|charged?|expensive|to pay|for free|free of charge|credits?)'
const ofCost = new RegExp(
  `${lead}(?:what|how much|how expensive|does|do|is|are|will|would|whether)\\b[^.;:]{0,40}?\\b(?:${costs}\\b[^.;:]{0,40}?\\b(?:send(?:ing)?|launch(?:ing)?|sent|go out)\\b|${sending}\\b[^.;:]{0,40}?\\b${costs})\\b`,
  'i',
)
const ofCredits = new RegExp(
  `${lead}(?:how many|how much|what|does|do|did|is|are|will) (?:\\p{L}+ ){0,5}?(?:credits?|tokens?)\\b[^.;:]{0,30}\\??$`,
  'iu',
)
/** “Make sure nobody who is already our customer is written to” */
const sparesCustomers =
  /^(?:(?:please|and|also|but)[,\s]+)*(?:make sure|ensure|see to it|check|take care)(?: that)? (?:nobody|no one|none of (?:them|those)|we do not|we don['’]?t|not anybody|no)\b[^.;:]{0,50}?\b(?:our|my|existing|current|already) (?:(?:own|existing|current|our|a|an) )*(?:customers?|clients?)\b/i
const waysToStop = new RegExp(
  `${lead}(?:is|are) there (?:a|any|some) (?:\\w+ )?ways? (?:to|of) (?:stop|paus|halt|interrupt|cancel)(?:ping|ing|e)?\\b(?![^.;:]*\\b(?:schedule|check)s?\\b)`,
  'i',
)
const beforeSending = new RegExp(
  `${lead}(?:is there (?:anything|something)|what|which steps|do (?:i|we) (?:still )?(?:have|need) to do anything|anything)\\b[^.;:]{0,40}?\\bbefore\\b[^.;:]{0,40}?\\b(?:send|sent|launch|go out|goes out)`,
  'i',
)
const asks =
  /\?\s*$|^(?:(?:and|so|but|also)[,\s]+)*(?:do|does|is|are|where|what|how|who|may|can|should|must|need|whether|will|would)\b|\b(?:like|want|wants|need|needs) to know\b|\b(?:asks|asked|wonders|is asking)\b/i
const ofPrivacy: readonly RegExp[] = [
  /\b(?:gdpr|dsgvo|data protection|privacy|unsubscribe|opt[- ]?(?:out|in)|legally|lawful|legal)\b/i,
  /^(?:(?:and|so|but|also)[,\s]+)*where (?:do|did|does) (?:all )?(?:the|their|these|those|your|our) (?:e-?mail )?(?:addresses|e-?mails|data|contacts|names|numbers) come from\b/i,
  /\b(?:data|addresses|contacts)\b[^.;:]{0,30}\b(?:stored|saved|kept|hosted)\b/i,
  /\b(?:anyone|anybody|someone|somebody|who|nobody) else\b[^.;:]{0,20}\b(?:see|sees|get|gets|access|read|reads|use|uses)\b/i,
]

/** Whether somebody asks how many people and companies there are, all of them: “count the accounts and contacts”. */
export function asksForTotals(text: string): boolean {
  return totals.test(text)
}

const rows = '(?:accounts?|compan(?:y|ies)|firms?|businesses|contacts?|people|persons?|leads?|prospects?)'
const own = '(?:(?:all|the|our|my|of|total|how many|number of)\\s+)*'
const totals = new RegExp(
  `^(?:(?:please|and|so|now|ok|okay|tell me|can you|could you|do you know|give me|show me)[, ]+)*(?:how many|count(?: up)?|what(?:['’]s| is) the (?:total )?number of|(?:the )?(?:total )?numbers? of)\\s+${own}${rows}(?:\\s*(?:,|and|or|plus|&)\\s*(?:and\\s+)?${own}${rows})+(?:\\s+(?:are|is|there|do|did|have|has|got|we|you|i|in|on|the|our|this|my|audience|campaign|list|total|altogether|so far|now|already|found|here|at the moment|currently|it|does|contain|please))*[\\s?.!]*$`,
  'i',
)

import { asSentence } from './as-sentence'

/** What a campaign is for, as somebody says it for its overview: “set the goal to 5 meetings”, “the overview: goal is 5 meetings”. */
export function campaignGoal(text: string): string | undefined {
  const [, goal = ''] =
    set.exec(text) ?? setInFigures.exec(text) ?? behindOverview.exec(text) ?? ofEvent.exec(text) ?? []
  const plain = goal.replace(/["“”]/g, '').replace(/[\s.!]+$/, '')
  return plain === '' ? undefined : asSentence(plain)
}

const goal = '(?:goal|aim|objective|target|purpose)'
const set = new RegExp(
  `^(?:(?:please|now|and|then|ok(?:ay)?|can you|could you)[,\\s]+)*(?:(?:set|change|make|update|put)\\s+)?(?:the\\s+${goal}(?:\\s+(?:of|for|in)\\s+(?:the|this|our|my)\\s+(?:campaign|overview|plan))|(?:the|our|my|this)\\s+campaign(?:['’]s)?\\s+${goal})\\s*(?::|(?:is|to|should be|as|be)\\b)(?:\\s+to\\b)?:?\\s*(?:be\\s+)?(.{4,300})$`,
  'i',
)
/** “Change the goal to 8 calls”: what a message asks for has no number. */
const setInFigures = new RegExp(
  `^(?:(?:please|now|and|then|ok(?:ay)?|can you|could you)[,\\s]+)*(?:set|change|make|update)\\s+(?:the|our)\\s+${goal}\\s+(?:to|be)\\s+((?:(?:book|get|win|sell|generate|recruit|arrange)\\s|\\d|two|three|four|five|six|seven|eight|nine|ten)\\S*\\s(?!(?:minutes?|min|hours?)\\b).{3,200})$`,
  'i',
)
/** “Write an overview for our webinar about energy” */
const ofEvent =
  /^(?:[\p{L}']+ ){0,4}?(?:write|make|draft|create|prepare)\s+(?:me |us )?(?:an?|the)\s+(?:(?:short|new|campaign)\s+)*overview\s+(?:for|about)\s+((?:our|my)\s+(?!(?:campaign|audience|contacts?|accounts?|compan|people|leads?|list|team|search|boss|colleagues?)\b)[^:.;]{4,200})$/iu
const behindOverview = new RegExp(
  `\\b(?:overview|plan|brief)\\b[^.?!]{0,40}?[:,.;–]\\s*(?:and\\s+|with\\s+)?(?:(?:the|our|my|its)\\s+)?${goal}\\s*(?::|(?:is|should be)\\b)\\s*(?:to\\s+)?(.{4,300})$`,
  'i',
)

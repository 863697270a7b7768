const roles = 'managers?|head|director|buyer|owner|planner|coordinator'
const inCharge = String.raw`(?:person|contact|colleague|manager|head|team)\s(?:responsible|in charge|who)\b`

/** “The person responsible for purchasing”, “the event manager”: who that is can be asked. */
export const namesSomebody = new RegExp(
  String.raw`^(?:the|an?)\s(?:right\s)?${inCharge}|^the\s(?:\p{L}+\s){0,2}(?:${roles})$`,
  'iu',
)

/** “Ask for the event manager”, behind what else is said. */
export const asksForSomebody = new RegExp(
  String.raw`(?<=[.!?;]\s)ask\s(?:them\s)?for\s(?:the|an?)\s(?:(?:right\s)?${inCharge}|(?:\p{L}+\s){0,2}(?:${roles})\b)`,
  'iu',
)

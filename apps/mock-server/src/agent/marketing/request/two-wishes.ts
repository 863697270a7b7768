/**
 * Two wishes for a message that stand in one sentence, in a sentence each: “change the call to action to a free audit and
 * mention our office”, “mention our office and save it”.
 */
export function twoWishes(message: string): string {
  return message.replace(askedAndMentioned, '$1. $2').replace(mentionedAndSaved, '$1. $2')
}

const askedAndMentioned =
  /^(\s*(?:please\s)?(?:change|set|replace)\s(?:the\s)?(?:call to action|cta|question|subject(?: line)?)\s[^.!?]{3,80}?),?\s+and\s+(mention\s[^.!?]+)/i
const mentionedAndSaved =
  /^(\s*(?:please\s|also\s)?mention\s[^.!?]{3,80}?),?\s+and\s+(?:then\s+)?(save\s(?:it|them|that|this)\b)/i

import { upperFirst } from '../../../engines/messages/upper-first'

/**
 * Two wishes for a message that stand in one sentence, in a sentence each: “change the call to action to a free audit and
 * mention our office”, “mention our office and save it”.
 */
export function twoWishes(message: string): string {
  return message.replace(askedAndMentioned, inTwo).replace(mentionedAndSaved, inTwo)
}

function inTwo(_: string, one: string, other: string): string {
  return `${one}. ${upperFirst(other.replace(saysThat, '$1 that '))}`
}

/** “In the last one say they can ring me” */
const saysThat = /^(in\s[^.!?,]{3,30},?\s(?:say|mention|add|write))\s(?=(?:we|our|it|they|there|you|the|i)\s)/i
const askedAndMentioned =
  /^(\s*(?:please\s)?(?:change|set|replace|make|turn)\s(?:the\s|its\s|my\s)?(?:call[- ]to[- ]action|cta|question|subject(?: line)?)\s[^.!?]{3,80}?),?\s+and\s+((?:mention|in\s(?:the\s)?(?:first|second|third|fourth|fifth|last)\s(?:one|e-?mail|message|mail)s?,?\s(?:say|mention|add|write|ask|tell|put|offer))\s[^.!?]+)/i
const mentionedAndSaved =
  /^(\s*(?:please\s|also\s)?mention\s[^.!?]{3,80}?),?\s+and\s+(?:then\s+)?(save\s(?:it|them|that|this)\b)/i

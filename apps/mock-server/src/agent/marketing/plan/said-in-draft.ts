import type { Draft } from '../memory'

/** What is to be removed, where that is something the messages at hand say: “remove the discount”. */
export function saidInDraft(prompt: string, draft: Draft | undefined): string | undefined {
  const [, words] = removed.exec(prompt.replace(/[\s.!?]+$/, '')) ?? []
  if (words === undefined || draft === undefined || ofAudience.test(words)) return undefined
  return draft.templates.some((text) => text.toLowerCase().includes(words.toLowerCase())) ? words : undefined
}

const removed =
  /\b(?:remove|delete|drop|erase|take out|cut|get rid of|leave out)\s+(?:(?:the|our|that|this|all|any|its|mention of|mentions of)\s+)*(\S+(?:\s\S+){0,4}?)(?:\s+(?:from (?:it|them|the .+)|please|again|altogether|completely))*$/i
const ofAudience =
  /\b(?:contacts?|accounts?|compan(?:y|ies)|people|persons?|leads?|prospects?|rows?|audience|ones?|everyone|everybody|duplicates?)\b/i

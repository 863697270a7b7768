import type { ClauseRule } from './clause-rule'

/** “Tell a joke about spreadsheets”, “make them smile”: it wants a text that rules cannot write, and is no goal about spreadsheets. */
export const readOtherText: ClauseRule = (text) => (otherText.test(text) || moods.test(text) ? {} : undefined)

const otherText =
  /^(?:(?:tell|write|sing|give|send|make(?: up)?|crack|share|recite|invent|compose|add|draft)\s+)?(?:(?:them|us|me|him|her|everyone|everybody|people)\s+)?(?:(?:an?|the|some|one|two|three|short|little|good|bad|funny|silly|nice|dad)\s+)*(?:jokes?|poems?|poetry|haikus?|limericks?|songs?|rhymes?|riddles?|puns?|stor(?:y|ies)|anecdotes?|fairy ?tales?|memes?|sonnets?|ballads?)(?:\s+(?:about|on|of|with|for|in|to|that)\b.*)?$/i

const moods =
  /^(?:make|have|let|get)\s+(?:\S+\s+){1,4}?(?:to\s+)?(?:smile|laugh|giggle|grin|chuckle|happy(?!\s+\p{L}+s\b)|cry|curious)\b|^(?:cheer|amuse|entertain|surprise|delight)\s+(?:on\s+|up\s+)?(?:them|us|me|him|her|everyone|everybody|people|(?:the|our|my) \S+)\b/iu

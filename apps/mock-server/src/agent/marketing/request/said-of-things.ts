import { asSentence } from './as-sentence'

/**
 * “Three clinics cut them by a fifth”, behind “waiting times”: what somebody cuts or raises is no reader, so that is
 * kept as it was typed, and not said of “you”.
 */
export function saidOfThings(said: string | undefined, typed: string): string | undefined {
  return said !== undefined && changed.test(typed) && !changed.test(said) ? asSentence(typed.trim()) : said
}

/** The same in what the writer makes of it: “cut you by a fifth” is put back. */
export function withThingsKept(written: string | undefined, typed: string): string | undefined {
  const [kept] = changed.exec(typed) ?? []
  return kept === undefined ? written : written?.replace(kept.replace(/\bthem\b/i, 'you'), kept)
}

const changed =
  /\b(?:cut|cuts|cutting|reduc(?:e|es|ed)|lower(?:s|ed)?|halv(?:e|es|ed)|shorten(?:s|ed)?|shrank|shrink|brought|bring|rais(?:e|es|ed)|doubl(?:e|es|ed)|tripl(?:e|es|ed)|increas(?:e|es|ed)|decreas(?:e|es|ed)|improv(?:e|es|ed)|keeps?|kept|got|avoid(?:s|ed)?|eliminat(?:e|es|ed))\s+them\s+(?:by|to|from|in|under|below|down|up|within|almost|nearly|altogether|completely)\b/i

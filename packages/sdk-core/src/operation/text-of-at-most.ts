import * as z from 'zod'

/**
 * How many characters a text has, as contracts and JSON Schema count them: an emoji is one, though it takes two places of
 * a string.
 */
export function characterCount(text: string): number {
  let count = text.length
  for (let at = 0; at < text.length; at += 1) {
    if ((text.codePointAt(at) ?? 0) <= 0xffff) continue
    count -= 1
    at += 1
  }
  return count
}

/** Text of at most so many characters: zod's own `max` counts the places of a string. */
export function textOfAtMost(most: number, refusal?: string, text: z.ZodString = z.string()) {
  return text
    .refine((value) => characterCount(value) <= most, refusal ?? `Too long: expected at most ${most} characters.`)
    .meta({ maxLength: most })
}

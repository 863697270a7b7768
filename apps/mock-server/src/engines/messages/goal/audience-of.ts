import type { ReadClause } from './clause-rule'

/** Whom words name; nobody where they name no one in particular, or the sender's own. */
export function audienceOf(text: string | undefined): string | undefined {
  const plain = text
    ?.trim()
    .replace(/[.,:;!?]+$/, '')
    .replace(when, '')
  return plain === undefined ||
    /^(?:them|you|him|her|us|people|everyone|everybody|someone|somebody|they|he|she|recipients|readers)$/i.test(
      plain,
    ) ||
    /^(?:my|our)\s.*\b(?:teams?|company|department)$/i.test(plain)
    ? undefined
    : plain
}

/** A day is nobody's. */
const when =
  /\s+(?:(?:next|this) (?:week|month|quarter|year|\p{L}+day)|tomorrow|today|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/iu

/** What was read, for whom is named beside it. */
export function withAudience(whom: string | undefined, read: ReadClause): ReadClause {
  return { ...read, audience: audienceOf(whom) ?? read.audience }
}

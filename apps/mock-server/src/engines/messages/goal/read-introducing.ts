import type { ClauseRule } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { asSentence } from './read-note'
import { toThem } from './to-them'

/** “Introduce Tom Baker as their new contact”: somebody, and nothing that is sold. */
export const readIntroducing: ClauseRule = (text) => {
  const [, name, does] =
    /^[Ii]ntroduce\s+((?:\p{Lu}[\p{L}'’-]+\s?){1,3}),?\s+(?:and\s+)?(?:who|she|he)\s+(.+)$/u.exec(text) ?? []
  if (name !== undefined && does !== undefined)
    return {
      note: `I would like to introduce ${name}, who ${toThem(does)}.`,
      subject: `I would like to introduce ${name}`,
    }
  const [, what] =
    /^introduce\s+(?:us|ourselves|our (?:company|business|firm|team))\s+as\s+((?:an?|the|your|their)\s.+)$/i.exec(
      text,
    ) ?? []
  if (what !== undefined)
    return {
      note: asSentence(inProperCase(`I would like to introduce our company: we are ${what}`)),
      subject: 'A short introduction of our company',
    }
  const [, who] =
    /^introduce\s+((?:(?:our|the|my|a|an|your|their)\s+)?(?:new\s+)?(?:[\p{L}-]+\s+){0,2}(?:C[ETFOM]O|director|head|trainer|driver|rep|intern|nurse|doctor|lawyer|boss|president|apprentice|manager|colleague|contact|consultant|director|advisor|adviser|representative|teammate|successor|engineer|specialist)\b.*|myself\b.*|me\b.*)$/iu.exec(
      text,
    ) ??
    /^[Ii]ntroduce\s+(\p{Lu}\p{Ll}+(?:\s+\p{Lu}\p{Ll}+)?,?\s+(?:from|of|at)\s+(?:our|the)\s.+?)(?=\s+to\s|$)/u.exec(
      text,
    ) ??
    /^[Ii]ntroduce\s+((?:\p{Lu}[\p{L}'’-]+,?\s+)(?:(?:\p{Lu}[\p{L}'’-]+|van|von|de|der|den|del|di|da|la|le|el|bin|ten|zu)\s+){0,4}(?:\p{Lu}[\p{L}'’-]+)?,?\s*(?:as|our|their|the|your)\s.+)$/u.exec(
      text,
    ) ??
    []
  if (who === undefined) return undefined
  const [, self] = /^(?:myself|me)[,:;.]?\s+(?:i am|i['’]m|my name is)\s+(.+?)[.]*$/i.exec(who) ?? []
  if (self !== undefined)
    return { note: asSentence(`I am ${self}, and I would like to introduce myself`), subject: 'A short introduction' }
  const [, own = '', part] =
    /^(?:myself|me),\s(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?),?\sas\s(\S.{3,60})$/u.exec(who) ?? []
  if (part !== undefined) return { note: `My name is ${own}, and I am ${part}.`, subject: 'A short introduction' }
  if (/^(?:myself|me)\b/i.test(who))
    return {
      note: asSentence(`I would like to introduce myself${who.replace(/^\S+/, '').replace(toWhom, '')}`),
      subject: 'A short introduction',
    }
  const named =
    /^(?:our|the|my|an?|your|their)\s/i.test(who) ||
    /^\p{Lu}\p{Ll}+(?:,| (?:\p{Lu}|(?:as|from|of|at|van|von|de|der|del|di|da|la|le|el)\s))/u.test(who)
      ? who
      : `your ${who}`
  return {
    note: asSentence(`I would like to introduce ${named}`),
    subject: `Introducing ${toThem(named.replace(/,?\s+(?:as|who)\s.*$/i, ''))}`,
  }
}

/** Whoever reads it knows to whom. */
const toWhom = /\sto\s(?!(?:the|your|their)\s)(?:[\p{L}-]+\s?){1,4}$/u

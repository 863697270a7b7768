import type { ReadClause } from './clause-rule'
import { asSentence } from './read-note'
import { toThem } from './to-them'
import { inProperCase } from './in-proper-case'

/** What is said for its own sake: an apology, a wish, a hello, a welcome. */
export function readKindWord(text: string): ReadClause | undefined {
  const congratulated =
    /^congrat(?:ulation)?s\s+(?:(?:to (?:them|you)\s+)?(?:on|for)|to(?=\s+(?:your|their|the|\d)))\s+(.+)$/i.exec(
      text,
    )?.[1]
  if (congratulated !== undefined) return { note: asSentence(`congratulations on ${congratulated}`) }
  if (/^(?:send\s+)?(?:our |my )?(?:condolences|sympath(?:y|ies))\b/i.test(text))
    return {
      note: 'Please accept our condolences.',
      subject: 'Our condolences to you',
    }
  const wishes =
    /^(?:our\s+)?((?:birthday|christmas|new year['’]?s?|easter|holiday|season['’]s)\s+(?:wishes|greetings))$/i.exec(
      text,
    )?.[1]
  if (wishes !== undefined)
    return {
      note: asSentence(inProperCase(`we send you our ${wishes.toLowerCase()}`)),
    }
  const sent =
    /^(?:send|give)\s+(?:(?:them|him|her|everyone|everybody|our|all|the)\s+){0,2}(?:customers\s+|clients\s+)?(.*\b(?:greetings|wishes|regards))(?:\s+to\s.*)?$/i.exec(
      text,
    )?.[1]
  if (sent !== undefined) return { note: asSentence(inProperCase(`we send you ${sent}`)) }
  const wished =
    /^wish\s+(?:(?!an?\s|luck\s)(?:all\s+)?(?:our\s+)?\p{L}+\s+)?((?:an?|all|the|happy|merry|good|every|much|luck)\b.+)$/iu.exec(
      text,
    )?.[1]
  if (wished !== undefined)
    return {
      note: asSentence(inProperCase(`I wish you ${wished}`)),
      subject: `${wished.charAt(0).toUpperCase()}${toThem(wished.slice(1))}`,
    }
  const [, feast, then] =
    /^(?:an? )?((?:merry|happy|blessed|peaceful) (?:christmas|holidays))\s+and\s+(?:an?\s+)?((?:happy|good|healthy|peaceful|successful) new year)\b/i.exec(
      text,
    ) ?? []
  if (feast !== undefined && then !== undefined) {
    const one = inProperCase(feast.toLowerCase())
    const both = `${one.endsWith('holidays') ? one : `a ${one}`} and a ${then.toLowerCase()}`
    return {
      note: `I wish you ${both}.`,
      subject: one.endsWith('holidays') ? 'Happy holidays to you' : 'Merry Christmas to you',
    }
  }
  const [greeting] = greetings.exec(text) ?? []
  if (greeting !== undefined) {
    const words = inProperCase(greeting.toLowerCase())
    const wish = /holidays?$|easter$|thanksgiving$/i.test(words) ? words : `a ${words}`
    return { note: `I wish you ${wish}.`, subject: `I wish you ${wish}` }
  }
  const [, joined] =
    /^welcome\s+(?:all\s|our\s|the\s)*new\s+(?:customers|clients|users|members|subscribers|partners)\s+(?:of|to|at)\s+((?:our|the)\s[^,;:]{3,60})$/i.exec(
      text,
    ) ?? []
  if (joined !== undefined) return { note: asSentence(`welcome to ${joined}`), subject: `Welcome to ${joined}` }
  const welcomed = /^welcome\s+.+?\s+to\s+(.+)$/i.exec(text)?.[1]
  if (welcomed !== undefined)
    return {
      note: asSentence(`welcome to ${welcomed}`),
      subject: `Welcome to ${toThem(welcomed)}`,
    }
  if (/^welcome\s+(?:(?:our|all|the|new)\s+){0,3}(?:them|him|her|everyone|everybody|\p{L}+s)$/iu.test(text))
    return { note: 'A warm welcome to you.', subject: 'A warm welcome to you' }
  const [, hello, place] = /^say (hello|hi|goodbye) (from\s.+)$/i.exec(text) ?? []
  if (hello !== undefined)
    return {
      note: asSentence(inProperCase(`I just wanted to say ${hello.toLowerCase()} ${place}`)),
      subject: `Just to say ${hello.toLowerCase()}`,
    }
  const [, checked] =
    /^check(?:ing)? in (?:with (?:[\p{L}-]+\s){1,4}?)?((?:after|before|about|on)\s.+)$/iu.exec(text) ?? []
  if (checked !== undefined)
    return {
      note: asSentence(inProperCase(`I just wanted to check in ${checked}`)),
      subject: 'Just to check in',
      instead: 'Is there anything that we can help you with?',
    }
  const [greeted] =
    /^(?:say (?:hello|hi|thank you|thanks|goodbye)|check in|catch up|stay in touch|keep in touch|reconnect)\b/i.exec(
      text,
    ) ?? []
  return greeted === undefined || /\sfor\s/i.test(text)
    ? undefined
    : {
        note: `I just wanted to ${greeted.toLowerCase()}.`,
        subject: `Just to ${greeted.toLowerCase()}`,
      }
}

/** “Happy holidays to all our clients” */
const greetings =
  /(?<=^(?:an? )?)(?:happy|merry|blessed|peaceful)\s+(?:new year|holidays|christmas|easter|thanksgiving|birthday|anniversary)(?=(?:,?\s+(?:to|from|and thank|everyone|everybody|all)\b.*)?$)/i

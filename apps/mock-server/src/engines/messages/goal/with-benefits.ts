import { isMany } from './is-many'
import { isPeople } from './people-words'
import { upperFirst } from '../upper-first'

/**
 * A goal in which what something is good for is said in a sentence: “Promote our trailers to food producers: cheaper,
 * greener and always on time” goes on with “They are cheaper, greener and always on time”.
 */
export function withBenefits(goal: string): string {
  return goal
    .replaceAll(reason, (all, said: string) => (isOfThings(said) ? `. ${upperFirst(said)}` : all))
    .replaceAll(praised, (all, order: string, thing: string, to = '', whom = '', list = '') => {
      if (whom !== '' && !isPeople(whom) && !/^(?:\p{Ll}+\s){0,2}\p{Ll}+s$/u.test(whom)) return all
      const items: readonly string[] = list.split(joint)
      const end = items.findIndex((item) => !isBenefit(item))
      const benefits = end === -1 ? items : items.slice(0, end)
      if (benefits.length === 0) return all
      const more = items.slice(benefits.length).join(', ')
      const rest = more === '' ? '' : `. ${upperFirst(more)}`
      return `${order} ${thing}${to}${whom}. ${benefitsOf(isMany(thing), benefits)}${rest}`
    })
}

/** “They are cheaper and greener”, of what was named before. */
export function isOfThings(sentence: string): boolean {
  const [, said = ''] = /^(?:they|it)\s+(?:(?:are|is)\s+)?(.+)$/i.exec(sentence.replace(/[.]$/, '')) ?? []
  // What people need is said of them.
  return (
    said !== '' &&
    !/^they\s(?:need|use)\s(?!no\b)/i.test(sentence) &&
    said.split(joint).every((item) => isBenefit(item))
  )
}

const praised =
  /(?<=^|[.!?\n]\s*)((?:please\s+)?(?:promote|offer|sell|pitch|present|introduce|advertise|market|recommend|show|write about|tell (?:them|people|everyone) about))\s((?:our|the|my)\s[^,:.!?\n]{2,60}?)(?:(\sto\s|\sfor\s)([^,:.!?\n]{3,60}?))?(?::\s|,?\s(?:because|as|since)\s(?:it is|they are|it['’]s|they['’]re|it|they)\s|,\s(?:it is|they are)\s|,\s(?:it|they)\s(?=\p{L}+\s)|,\s)([^.!?\n:]+)/giu

/** “…, because it is cheaper and greener” */
const reason = /,?\s(?:because|as|since)\s((?:it|they)\s[^.!?\n]+?)(?=[.!?\n]|$)/gi

const joint = /,\s*(?:and\s+)?|\s+and\s+/i

function isBenefit(item: string): boolean {
  return quality.test(item) || doing.test(item) || without.test(item)
}

/** “It saves time, cuts empty miles and is easy to use” */
function benefitsOf(isPlural: boolean, items: readonly string[]): string {
  const [who, are, come] = isPlural ? ['They', 'are', 'come'] : ['It', 'is', 'comes']
  const said = items.map((item, at) => {
    if (without.test(item)) return `${come} with ${item}`
    if (!quality.test(item)) return agreed(item, isPlural)
    return at > 0 && quality.test(items[at - 1] ?? '') ? item : `${are} ${item}`
  })
  const [last = '', ...others] = said.toReversed()
  return others.length === 0 ? `${who} ${last}` : `${who} ${others.toReversed().join(', ')} and ${last}`
}

function agreed(item: string, isPlural: boolean): string {
  const [verb = '', ...rest] = item.split(' ')
  const base = verb.toLowerCase() === 'has' ? 'have' : verb.toLowerCase().replace(/s$/, '')
  const own = isPlural ? base : base === 'have' ? 'has' : `${base}s`
  return [own, ...rest].join(' ')
}

const quality =
  /^(?:(?:always|very|much|far|really|also|even|more|less|fully|both|up to|about|\d+ ?%)\s+)*(?:(?:cheap|fast|green|safe?|light|quiet|easi|simpl|clean|clear|strong|short|long|small|larg|bigg|bett|quick|smart|fresh|fair|low|high|tough|warm|cool|dri|healthi|friendli)e?r|easy|simple|fast|fair|local|reliable|punctual|on time|free|affordable|sustainable|efficient|electric|insured|available|cheap|waterproof|durable|certified|flexible|secure|safe|robust|compact|quiet|green|organic|recyclable|recycled|transparent|accurate|precise|fresh|healthy|modern|proven|in stock|made in \p{L}+|[\p{L}-]+[- ](?:free|neutral|friendly|cost|quality|winning|proof|maintenance|compliant)|plug and play)(?:\s+(?:than|to|for|in|with|by|on|at)\s[^,]+)?$/iu
const doing =
  /^(?:saves?|cuts?|reduces?|lowers?|needs?|runs?|works?|keeps?|lasts?|fits?|costs?|avoids?|prevents?|improves?|connects?|integrates?|protects?|tracks?|requires?|supports?|automates?|halves?|doubles?|shortens?|simplif(?:y|ies)|frees? up|speeds? up|has|have)\s(?!us\b|them\b|to\b)[^,]+$/i
const without = /^no\s[\p{L} -]{3,40}$/iu

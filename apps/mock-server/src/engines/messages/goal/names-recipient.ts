import { isAddressee } from './is-addressee'
import { leadsTo, recipients } from './read-offering'
import { startsWithVerb } from './verbs'

/** “a joint webinar to marketing agencies”, “a partnership with travel bloggers”, but not “our guide to suppliers”. */
export function namesRecipient(about: string): boolean {
  return [...about.matchAll(/\s+(to|with)\s+/gi)].some(({ index, 0: joint }) => {
    const head = about.slice(0, index)
    const [tail = ''] = about
      .slice(index + joint.length)
      .split(/[,:;]|\s(?:with|who|that|in|at|for|from|on|of|after|before|during|since)\s/i)
    const isSomebody = isAddressee(tail) || recipients.test(tail)
    if (/with/i.test(joint))
      return (
        isSomebody && /\b(?:partnership|cooperation|collaboration|joint \p{L}+|meeting|call|interview)$/iu.test(head)
      )
    if (leadsTo.test(head) || /\bfrom\s[^,]*$/i.test(head)) return false
    return isSomebody || (/^\p{Ll}[\p{L}-]*(?:\s\p{Ll}[\p{L}-]*)*s$/u.test(tail) && !startsWithVerb(tail))
  })
}

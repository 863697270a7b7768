import type { ClauseRule } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { isAddressee } from './is-addressee'
import { orderParts } from './order-parts'
import { asSentence } from './read-note'
import { toThem } from './to-them'

/** “Thank everybody who answered for their time”, “thanks for the great year”, “a thank you to all who came” */
export const readThanks: ClauseRule = (text) => {
  const [, whomWith = '', gift] = withGift.exec(text) ?? []
  if (gift !== undefined && isAddressee(whomWith))
    return {
      note: asSentence(inProperCase(`I would like to thank you with ${toThem(gift)}`), mostWords),
      subject: 'Just to say thank you',
    }
  const behind = head.exec(text)?.[1]
  if (behind === undefined) return undefined
  const rest = behind.trim()
  const parts =
    orderParts(rest.replace(byName, 'them'), 'for') ??
    orderParts(rest.replace(/^(?:the|our|all)\s[\p{L} -]{2,30}?(?=\s+for\s)/iu, 'them'), 'for')
  if (parts !== undefined)
    return {
      note: asSentence(inProperCase(`thank you for ${yours(parts.matter)}`), mostWords),
      subject: `Thank you for ${toThem(yours(parts.matter))}`,
    }
  const whom = rest.replace(/^to\s+/i, '')
  if (/^(?:everyone|everybody|all|those)\s.*?\bwho\s/i.test(whom))
    return {
      note: asSentence(inProperCase(`thank you to ${whom}`), mostWords),
      subject: 'Thank you very much',
    }
  const [, role = '', where = ''] = atOurs.exec(whom) ?? []
  const deed = deeds.get(role.toLowerCase())
  if (deed !== undefined) {
    const matter = toThem(`${deed} ${where}`)
    return { note: asSentence(inProperCase(`thank you for ${matter}`), mostWords), subject: `Thank you for ${matter}` }
  }
  const [, did] =
    /\s(?:who|that)\s((?:have\s)?(?:renewed|ordered|bought|joined|attended|came|visited|signed|stayed|referred|recommended|extended|booked|helped|donated|tested|switched)\b.*)$/i.exec(
      whom,
    ) ?? []
  if (did !== undefined && isAddressee(whom))
    return {
      note: asSentence(inProperCase(`you ${did}, and I would like to thank you for that`), mostWords),
      subject: 'Just to say thank you',
    }
  return whom === '' || isAddressee(whom)
    ? {
        note: 'I just wanted to say thank you.',
        subject: 'Just to say thank you',
      }
    : undefined
}

/** “Dr. Weiss for her talk” */
export const byName = /^(?:(?:Dr|Prof|Mr|Ms|Mrs)\.?\s)?\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2}(?=\sfor\s)/u
/** “Attendees of our open day” */
const atOurs =
  /^(?:(?:the|all|our)\s)*(attendees|visitors|guests|participants|speakers|exhibitors|volunteers|helpers|sponsors)\s(?:of|at)\s((?:our|the)\s[^,;:]{3,60})$/i
const deeds: ReadonlyMap<string, string> = new Map([
  ['attendees', 'coming to'],
  ['visitors', 'coming to'],
  ['guests', 'coming to'],
  ['participants', 'taking part in'],
  ['exhibitors', 'taking part in'],
  ['speakers', 'speaking at'],
  ['volunteers', 'helping at'],
  ['helpers', 'helping at'],
  ['sponsors', 'supporting'],
])

/** “The speaker for his talk”: said to the speaker, it is theirs. */
function yours(matter: string): string {
  return matter.replaceAll(/\b(?:his|her)\b/gi, 'your')
}

/** “Thank loyal customers with a 10% voucher” */
const withGift =
  /^thank\s((?:[\p{L}-]+\s){0,3}?[\p{L}-]+)\swith\s((?:an?|our|the|one|two|three|free|some|\d+)\b[^,;:]{3,80})$/iu

const head =
  /^(?:(?:say|send|express|give|pass on)\s+(?:a\s+|our\s+|my\s+)?(?:big\s+|warm\s+|sincere\s+)?(?:thank[- ]you|thanks|gratitude)|(?:an?\s+|our\s+|many\s+|big\s+|short\s+)*(?:thank[- ]you|thanks|thank)(?:\s+(?:note|e?-?mail|mail|message|letter))?)(?![\p{L}-])(.*)$/iu
const mostWords = 45

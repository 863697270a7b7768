import { isAddressee } from './is-addressee'
import { lowerFirst } from '../lower-first'

/** Whether “they” are those who were named before in the same sentence: “Students can rent bikes when they are new”, “invoices before they are paid”. */
export function isOfNamed(sentence: string): boolean {
  if (/[.!?]\s/.test(sentence)) return false
  const [, who = ''] = peopleFirst.exec(sentence) ?? []
  if (who !== '') return isAddressee(lowerFirst(who))
  const [, thing = ''] = thingBefore.exec(sentence) ?? []
  return thing !== '' && !isAddressee(thing)
}

const peopleFirst =
  /^((?:(?!(?:our|my|the|these|those|your|their|if|when|how|what|where|why|who|whether|ask|tell|please)\b)[\p{L}-]+\s){0,2}?[\p{L}-]{3,}s)\s(?:can|may|will|would|must|should|often|usually|only|never|always|keep|save|pay|get|lose|rent|book|order|buy|use|need|want|spend|return|choose|send|bring|earn|have|see|receive|like|love|stay|come|leave)\s[^.?!]*\bthey\b/iu
const thingBefore =
  /\b(?<!\b(?:our|your)\s(?:[\p{L}-]+\s)?)([\p{L}-]{3,}s)\s(?:before|after|once|until|as soon as|when|while|that)\sthey\s(?:are|were|get|become|have been|expire|arrive|break|fail|spoil|go bad|run out|reach)\b/iu

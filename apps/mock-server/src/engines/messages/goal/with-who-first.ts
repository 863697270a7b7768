import { upperFirst } from '../upper-first'

/** “We are deskwell, we do office yoga”: who somebody is, and what they do, are two sentences, and firms have a capital. */
export function withWhoFirst(goal: string): string {
  return goal
    .replaceAll(who, (_, name: string, does: string) => `${name}. ${upperFirst(does)}`)
    .replaceAll(lowerName, (_, are: string, name: string) => `${are}${upperFirst(name)}`)
}

const are = String.raw`(?:we|i)(?:['’](?:re|m)|\s(?:are|am))\s(?:called\s)?`
const does = String.raw`(?:we|i)\s(?!(?:want|need|would|wish|hope|are|am|have)\b)[\p{L}-]+\s`
const who = new RegExp(
  String.raw`(?<=^|[.!?]\s)(${are}(?!(?:not|still|also|now|always|glad|happy|sorry)\b)[^.,;:!?\n]{2,40}(?:,\san?\s[^.,;:!?\n]{3,60})?),\s(?:and\s)?(${does})`,
  'giu',
)
/** One word that is no state: not “closed”, “open”, “hiring”. */
const lowerName =
  /(?<=^|[.!?]\s)((?:[Ww]e|[Ii])(?:['’](?:re|m)|\s(?:are|am))\s)(?!(?:open|back|late|ready|here|full|sorry|glad|happy|proud|aware|busy|able|live|online|available|new|small|local|free|away|independent|certified)\b|\p{L}+(?:ing|ed)\b)(\p{Ll}[\p{L}\d’'-]{3,})(?=\.\sWe\s)/gu

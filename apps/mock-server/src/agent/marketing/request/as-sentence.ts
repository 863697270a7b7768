import { inProperCase } from '../../../engines/messages/goal/in-proper-case'

/** With a capital and a full stop. */
export function asSentence(text: string): string {
  const proper = /["“„]/.test(text) ? text : inProperCase(text)
  const begun = `${proper.charAt(0).toUpperCase()}${proper.slice(1)}`.replaceAll(
    /(?<=(?:\p{L}{3}|\d{2})[.!?] )\p{Ll}/gu,
    (letter) => letter.toUpperCase(),
  )
  // A full stop would become a part of a link.
  return /[.!?…]["”]?$|(?:https?:\/\/|www\.)\S+$/.test(begun) ? begun : `${begun}.`
}

/** With a capital and a full stop. */
export function asSentence(text: string): string {
  const begun = `${text.charAt(0).toUpperCase()}${text.slice(1)}`
  // A full stop would become a part of a link.
  return /[.!?…]["”]?$|(?:https?:\/\/|www\.)\S+$/.test(begun) ? begun : `${begun}.`
}

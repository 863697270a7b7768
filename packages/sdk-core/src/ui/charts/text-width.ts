/**
 * About how wide a text is in the system font, in pixels. Good enough to decide which labels fit, and the same on a
 * server, where nothing can be measured.
 */
export function textWidth(text: string, size: number): number {
  let width = 0
  for (const character of text) width += widthOf(character)
  return width * size
}

function widthOf(character: string): number {
  if (/[\u0300-\u036f]/.test(character)) return 0
  if (/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60\u{1f300}-\u{1faff}]/u.test(character))
    return 1
  if (/[ijl.,:;'’|!()[\] ]/.test(character)) return 0.3
  if (/[frt\-/]/.test(character)) return 0.4
  if (/[mwMW%@]/.test(character)) return 0.9
  return /\p{Lu}/u.test(character) ? 0.69 : 0.58
}

/** As much of a text as there is room for. */
export function shorten(text: string, size: number, room: number): string {
  if (textWidth(text, size) <= room) return text
  let kept = ''
  let width = textWidth('…', size)
  for (const character of text) {
    width += widthOf(character) * size
    if (width > room) break
    kept += character
  }
  return `${kept.trimEnd()}…`
}

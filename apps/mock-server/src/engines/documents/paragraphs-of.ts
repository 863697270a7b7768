/** Paragraphs of a text, each in one line. A line that was only broken because it was full goes on in the next. */
export function paragraphsOf(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim())
  const widest = Math.max(0, ...lines.map(({ length }) => length))
  const paragraphs: string[] = []
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1] ?? ''
    const open = paragraphs.at(-1)
    if (open !== undefined && above !== '' && line !== '' && goesOn(above, line, widest)) {
      paragraphs[paragraphs.length - 1] = `${open} ${line}`
    } else if (line !== '') paragraphs.push(line)
  }
  return paragraphs
}

/** A heading leaves room for the next word, and what stands below it begins anew. */
function goesOn(above: string, next: string, widest: number): boolean {
  if (isBullet.test(next)) return false
  if (/^\p{Ll}/u.test(next)) return true
  if (/[.!?:]["”’)]?$/.test(above)) return false
  const [word = ''] = next.split(' ')
  return above.length + 1 + word.length > widest * full
}

const full = 0.85
const isBullet = /^[-–•*·▪]\s/

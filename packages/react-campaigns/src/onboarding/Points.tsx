/** What is kept one a line, each behind a dash, as a list; anything else as it is. */
export function Points({ text }: { readonly text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const isList = lines.length > 0 && lines.every((line) => mark.test(line))
  return isList ? (
    <ul className="inlay-Onboarding-points">
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line.replace(mark, '')}</li>
      ))}
    </ul>
  ) : (
    text
  )
}

const mark = /^\s*[-*•]\s+/

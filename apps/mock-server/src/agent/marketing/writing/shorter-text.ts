/** A message without what only adds to it: greeting, offer, question and goodbye stay. The same where there is no more. */
export function shorterText(text: string, about: string): string {
  const paragraphs = text.split('\n\n')
  const hasGreeting = paragraphs.length > 1 && (paragraphs[0] ?? '').endsWith(',')
  const last = paragraphs.at(-1) ?? ''
  const hasBye = paragraphs.length > 2 && !/[.!?]$/.test(last)
  const sentences = paragraphs
    .slice(hasGreeting ? 1 : 0, hasBye ? -1 : undefined)
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?])\s+/))
  const offer = sentences.find((sentence) => sentence.includes(about)) ?? sentences[0]
  const ask = sentences.findLast((sentence) => sentence.endsWith('?')) ?? sentences.at(-1)
  const kept = sentences.filter(
    (sentence) => sentence === offer || sentence === ask || sentence === greetedIn(sentences),
  )
  return [...(hasGreeting ? paragraphs.slice(0, 1) : []), ...joined(kept, hasGreeting), ...(hasBye ? [last] : [])].join(
    '\n\n',
  )
}

/** On LinkedIn the greeting begins the first sentence. */
function greetedIn([first = '']: readonly string[]): string | undefined {
  return /^(?:hello|hi|dear)\b/i.test(first) ? first : undefined
}

function joined(sentences: readonly string[], isParted: boolean): readonly string[] {
  return isParted ? sentences : [sentences.join(' ')]
}

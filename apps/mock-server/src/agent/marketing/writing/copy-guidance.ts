/** What outreach is held to: the most words of each step, and what a subject may be. */
export const emailWords = [125, 100, 75]
export const linkedinWords = 100
export const subjectWords = { least: 3, most: 8 }
export const longestSubject = 50

export function wordsOfStep(channel: 'email' | 'linkedin', step: number): number {
  return channel === 'linkedin' ? linkedinWords : (emailWords[Math.min(step, emailWords.length - 1)] ?? linkedinWords)
}

/** What is wrong with a template, if anything. */
export function templateProblem(text: string, mostWords: number, fields: ReadonlySet<string>): string | undefined {
  const words = wordCount(text)
  if (words === 0) return 'It is empty.'
  if (words > mostWords) return `It has ${words} words, and may have ${mostWords}.`
  return dashProblem(text) ?? placeholderProblem(text, fields)
}

export function subjectProblem(text: string, fields: ReadonlySet<string>): string | undefined {
  const words = wordCount(text)
  if (words < subjectWords.least || words > subjectWords.most) return `It has ${words} words.`
  if (text.length >= longestSubject) return `It has ${text.length} characters.`
  return dashProblem(text) ?? placeholderProblem(text, fields)
}

export function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

function dashProblem(text: string): string | undefined {
  return text.includes('\u2014') ? 'It has an em dash.' : undefined
}

function placeholderProblem(text: string, fields: ReadonlySet<string>): string | undefined {
  const unknown = [...text.matchAll(/\{\{\s*([^}]*?)\s*\}\}/g)]
    .map(([, name = '']) => name)
    .find((name) => !fields.has(name))
  return unknown === undefined ? undefined : `No row has the field ${unknown}.`
}

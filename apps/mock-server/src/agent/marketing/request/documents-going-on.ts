import { readDocumentsQuestion } from './read-documents-question'

/** “And for dangerous goods?” after a question to the documents asks them again; what was said before comes first. */
export function documentsGoingOn(prompt: string, before: readonly string[]): string | undefined {
  const about = matterOf(prompt)
  if (about === undefined) return undefined
  const asked = before.findLast((said) => matterOf(said) === undefined)
  return asked !== undefined && readDocumentsQuestion(asked) !== undefined ? about : undefined
}

function matterOf(text: string): string | undefined {
  return (goingOn.exec(text) ?? onlyNamed.exec(text))?.groups?.['about']?.trim()
}

const goingOn =
  /^(?:(?:ok(?:ay)?|so|but|thanks|and)[,\s]+)*(?:(?:what|how|anything)\s+)?(?:about|for|on|of|regarding|concerning|with)\s+(?<about>[^?!]{2,150}?)[.?!\s]*$/i

/** “And the temperature?”, “and references?” */
const onlyNamed = /^(?:and|so|but)\s+(?<about>(?:the|our|your)\s[^?!]{2,80}|\p{L}{4,}(?:\s\p{L}{3,})?)\?\s*$/iu

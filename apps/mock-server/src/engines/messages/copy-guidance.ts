import { messageFaults, subjectFaults, type CopyFault, type MessageType } from '@inlay/sdk-core/contract/campaigns'

/** What is wrong with a template, if anything, as a writer is told it. */
export function templateProblem(
  text: string,
  type: MessageType,
  step: number,
  fields: ReadonlySet<string>,
): string | undefined {
  if (text.trim() === '') return 'It is empty.'
  return said(messageFaults(text, type, step)) ?? placeholderProblem(text, fields)
}

export function subjectProblem(text: string, fields: ReadonlySet<string>): string | undefined {
  if (text.trim() === '') return 'It is empty.'
  return said(subjectFaults(text)) ?? placeholderProblem(text, fields)
}

function said([fault]: readonly CopyFault[]): string | undefined {
  switch (fault?.kind) {
    case 'too-many-words':
      return `It has ${fault.words} words, and may have ${fault.most}.`
    case 'too-few-words':
      return `It has ${fault.words} words, and needs ${fault.fewest}.`
    case 'too-many-characters':
      return `It has ${fault.characters} characters, and has to have less than ${fault.shorterThan}.`
    case 'em-dash':
      return 'It has an em dash.'
    case undefined:
      return undefined
  }
}

function placeholderProblem(text: string, fields: ReadonlySet<string>): string | undefined {
  const unknown = [...text.matchAll(/\{\{\s*([^}]*?)\s*\}\}/g)]
    .map(([, name = '']) => name)
    .find((name) => !fields.has(name))
  return unknown === undefined ? undefined : `No row has the field ${unknown}.`
}

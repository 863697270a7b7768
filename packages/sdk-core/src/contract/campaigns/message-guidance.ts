import type { MessageType } from './message-settings'

/** Words that a message of a step has at most; longer ones are not read. */
export function wordsAllowed(type: MessageType, step: number): number {
  if (type === 'linkedin') return 100
  return step === 0 ? 125 : step === 1 ? 100 : 75
}

/** A subject line has so many words and characters: it is read in a list of others. */
export const subjectLimits = { fewestWords: 3, mostWords: 8, shorterThan: 50 } as const

export type CopyFault =
  | { readonly kind: 'too-many-words'; readonly words: number; readonly most: number }
  | { readonly kind: 'too-few-words'; readonly words: number; readonly fewest: number }
  | { readonly kind: 'too-many-characters'; readonly characters: number; readonly shorterThan: number }
  | { readonly kind: 'em-dash' }

/** A place for a field counts as one word, as what will stand there mostly is. */
export function countWords(text: string): number {
  const words = text.replaceAll(/\{\{\s*[^{}]*\}\}/g, 'x').match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)
  return words?.length ?? 0
}

/** Where a message goes against the guidance for what is written. */
export function messageFaults(text: string, type: MessageType, step: number): readonly CopyFault[] {
  const [words, most] = [countWords(text), wordsAllowed(type, step)]
  return [...(words > most ? [{ kind: 'too-many-words', words, most } as const] : []), ...emDashes(text)]
}

/** Where a subject line that says something goes against the guidance. */
export function subjectFaults(subject: string): readonly CopyFault[] {
  const { fewestWords: fewest, mostWords: most, shorterThan } = subjectLimits
  const [words, characters] = [countWords(subject), [...subject.trim()].length]
  if (characters === 0) return []
  return [
    ...(words < fewest ? [{ kind: 'too-few-words', words, fewest } as const] : []),
    ...(words > most ? [{ kind: 'too-many-words', words, most } as const] : []),
    ...(characters >= shorterThan ? [{ kind: 'too-many-characters', characters, shorterThan } as const] : []),
    ...emDashes(subject),
  ]
}

function emDashes(text: string): readonly CopyFault[] {
  return text.includes('\u2014') ? [{ kind: 'em-dash' }] : []
}

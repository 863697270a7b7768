import type { MessageCatalogue } from '../../messages/define-messages'
import type { MessageOverrides } from '../../messages/override-messages'
import { argumentNames } from './argument-names'

/** What is wrong with one override. */
export interface MessageProblem {
  readonly key: string
  readonly code: 'unknown-key' | 'unknown-argument' | 'syntax'
  readonly message: string
}

/** Compares a host's own wording with the catalogues that it means to override. No problems: an empty list. */
export function checkMessages(
  catalogues: readonly MessageCatalogue[],
  overrides: MessageOverrides,
): readonly MessageProblem[] {
  const originals = new Map<string, string>(
    catalogues.flatMap(({ namespace, strings }) =>
      Object.entries(strings).map(([key, text]) => [`${namespace}.${key}`, text] as const),
    ),
  )
  return Object.entries(overrides).flatMap(([key, own]): readonly MessageProblem[] => {
    const original = originals.get(key)
    if (original === undefined) return [{ key, code: 'unknown-key', message: `There is no message "${key}".` }]
    return checkArguments(key, original, own)
  })
}

function checkArguments(key: string, original: string, own: string): readonly MessageProblem[] {
  const known = argumentNames(original)
  try {
    return [...argumentNames(own)]
      .filter((name) => !known.has(name))
      .map((name) => ({
        key,
        code: 'unknown-argument' as const,
        message: `"${key}" is given no argument "${name}"; it can use ${known.size > 0 ? [...known].join(', ') : 'none'}.`,
      }))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [{ key, code: 'syntax', message: `"${key}" is no ICU message: ${reason}` }]
  }
}

import type { Intent } from '../request/intent'

/**
 * “Go back to Monday’s text, and save it”: where what was to be done first was not understood, what is there is not what
 * somebody wants to keep.
 */
export function withoutSaveBehindUnread(intents: readonly Intent[]): readonly Intent[] {
  return intents.map((intent, index) =>
    intent.kind === 'save' && intents.slice(0, index).some(isUnreadChange)
      ? ({ kind: 'refuse', what: 'save-unread' } as const)
      : intent,
  )
}

function isUnreadChange(intent: Intent): boolean {
  return intent.kind === 'unknown' && [intent.text, ...(intent.others ?? [])].some((text) => changes.test(text))
}

const changes =
  /^(?:(?:please|also|and|then|now|but|first|can you|could you|would you|will you)[,\s]+)*(?:go|undo|take|change|replace|remove|delete|drop|add|make|put|use|write|rewrite|shorten|begin|start|end|close|open|mention|ask|sign|say|turn|set|swap|move|bring|leave|cut|keep|let|have|give|include|correct|fix)\b/i

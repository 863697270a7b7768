import type { Forbidden } from '@inlay/sdk-core/contract/campaigns'

/** A text without the signs that are forbidden. */
export function withoutSigns(text: string, { exclamations, emojis }: Forbidden): string {
  const plain = emojis === undefined ? text : text.replaceAll(emoji, '')
  return exclamations === undefined ? plain : plain.replaceAll(/!+/g, '.')
}

const emoji = /[^\S\n]?\p{Extended_Pictographic}[\u{FE0F}\u{200D}\p{Emoji_Modifier}\p{Extended_Pictographic}]*/gu

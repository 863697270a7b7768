/** “Ask them to call me back by Friday”, as it is asked. */
export function askedToCall(text: string): string | undefined {
  const [, who = '', when = ''] = called.exec(text) ?? []
  return who === '' ? undefined : `Could you call ${who.toLowerCase()}${when}?`
}

const called =
  /^(?:ask|get|tell|invite)\s+(?:them|people|everyone|(?:[\p{L}-]+\s+){0,3}?\p{L}+s)\s+to\s+(?:call|phone|ring)\s+(us|me)((?:\s(?:back|by|before|this|next|on|until)\b[^,;:]{0,40})?)[.!]?$/iu

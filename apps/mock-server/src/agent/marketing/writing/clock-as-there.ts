/** “6pm” as the messages write it, “6 pm”, with what is to stand there written alike. */
export function clockAsThere(
  { words, by }: { readonly words: string; readonly by: string },
  texts: readonly string[],
): { readonly words: string; readonly by: string } {
  if (!clock.test(words) || texts.some((text) => text.includes(words))) return { words, by }
  const other = words.includes(' ') ? words.replace(' ', '') : words.replace(clock, '$1 $2')
  if (!texts.some((text) => text.includes(other))) return { words, by }
  return { words: other, by: by.replace(clock, other.includes(' ') ? '$1 $2' : '$1$2') }
}

const clock = /^(\d{1,2}(?:[:.]\d\d)?) ?([ap]m)$/i

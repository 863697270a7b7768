import { isOfSender } from './of-sender'

/** What somebody has told for the messages, and stands in none of them; who they are is another matter. */
export function toldUnsaid(told: readonly string[], texts: readonly string[]): readonly string[] {
  const said = texts.join(' ').toLowerCase()
  return told.filter((sentence) => {
    if (isOfSender(sentence)) return false
    const words = (sentence.toLowerCase().match(/\p{L}{4,}|\d+/gu) ?? []).filter((word) => !common.has(word))
    const there = words.filter((word) => said.includes(word.slice(0, Math.max(4, word.length - 2))))
    return words.length > 0 && there.length * 2 < words.length
  })
}

const common: ReadonlySet<string> = new Set(
  'about also been from have here just like more only that their them then there they this very want what when which will with would your invite offer'.split(
    ' ',
  ),
)

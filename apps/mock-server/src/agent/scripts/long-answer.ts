import type { WriteScene } from '../write-script'

/** 13 KB in 331 pieces: the size that answers of agents are compared at. */
export const giveLongAnswer: WriteScene = (writer) => {
  writer.say(longAnswer, longAnswerPieces)
}

const size = 13_000
const pieces = 331

const themes = ['The audience', 'The first message', 'The follow-up', 'The offer', 'The timing', 'What to measure']
const sentences = [
  'Heads of operations read on the phone between two meetings, so the first line carries the whole message.',
  'Name **one** number from their own industry, and say where it comes from.',
  'A question that can be answered with a single word is answered three times as often as one that cannot.',
  'Leave the product out until the second message; until then the subject is *their* work.',
  'Where two people of a company are in the audience, write to the one nearer to the problem first.',
  'Stop when somebody answers: nothing undoes a good reply as surely as an automatic reminder.',
]

function chapter(index: number): string {
  const lines = Array.from({ length: 6 }, (_, line) => sentences[(index * 5 + line * 3) % sentences.length])
  const list = [0, 1, 2].map((line) => `- ${sentences[(index + line) % sentences.length]}`)
  const code = '```json\n{ "delayDays": 3, "channel": "email", "stopOnReply": true }\n```'
  return [
    `## ${index + 1}. ${themes[index % themes.length]}`,
    lines.slice(0, 3).join(' '),
    list.join('\n'),
    lines.slice(3).join(' '),
    code,
  ].join('\n\n')
}

export const longAnswer = wholeSentences(
  Array.from({ length: 16 }, (_, index) => chapter(index))
    .join('\n\n')
    .slice(0, size),
)

const longAnswerPieces = evenPieces(longAnswer, pieces)

function wholeSentences(text: string): string {
  return text.slice(0, text.lastIndexOf('. ') + 1)
}

function evenPieces(text: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) =>
    text.slice(Math.round((index * text.length) / count), Math.round(((index + 1) * text.length) / count)),
  )
}

import type { Tone } from './tone-in'

/** A message that greets, takes its leave and speaks so; words that somebody has chosen stay as they are. */
export function withTone(text: string, tone: Tone, kept: readonly string[]): string {
  const { hello, bye } = manners[tone]
  const greeted = text
    .replace(/^(?:Dear|Hello|Hi|Hey)(?=[ ,])/, hello)
    .replace(/(\n\n)(?:Yours sincerely|Kind regards|Best regards|Best wishes|Best)(?=,?(?:\n|$))/, `$1${bye}`)
  if (tone === 'plain') return greeted
  const forms = tone === 'friendly' ? shortForms : longForms
  return apart(greeted, kept)
    .map((part, index) =>
      index % 2 === 1 ? part : forms.reduce((said, [from, to]) => said.replaceAll(from, to), part),
    )
    .join('')
}

const manners = {
  formal: { hello: 'Dear', bye: 'Yours sincerely' },
  friendly: { hello: 'Hi', bye: 'Best' },
  plain: { hello: 'Hello', bye: 'Kind regards' },
} as const

/** Every second part is one to be kept. */
function apart(text: string, kept: readonly string[]): readonly string[] {
  const own = kept.filter((words) => words !== '').map((words) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return own.length === 0 ? [text] : text.split(new RegExp(`(${own.join('|')})`))
}

const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\bI am\b(?= \w)/g, "I'm"],
  [/\bI would\b(?= \w)/g, "I'd"],
  [/\bI will not\b/g, "I won't"],
  [/\bI will\b(?= \w)/g, "I'll"],
  [/\bI have\b(?= (?:put|written)\b)/g, "I've"],
  [/\byou will\b(?= \w)/g, "you'll"],
  [/\b(d|D)o not\b/g, "$1on't"],
  [/\bIt is\b(?= \w)/g, "It's"],
  [/\bMay I\b/g, 'Can I'],
  [/\bmay I\b/g, 'can I'],
]

const longForms: readonly (readonly [RegExp, string])[] = [
  [/\bI['’]m\b/g, 'I am'],
  [/\bI['’]d\b/g, 'I would'],
  [/\bI won['’]t\b/g, 'I will not'],
  [/\bI['’]ll\b/g, 'I will'],
  [/\bI['’]ve\b/g, 'I have'],
  [/\byou['’]ll\b/g, 'you will'],
  [/\b(d|D)on['’]t\b/g, '$1o not'],
  [/\b(i|I)t['’]s\b/g, '$1t is'],
  [/\bCan I\b/g, 'May I'],
  [/\bcan I\b/g, 'may I'],
]

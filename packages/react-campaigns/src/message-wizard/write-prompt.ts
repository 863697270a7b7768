import { subjectLimits, wordsAllowed, type MessageType } from '@inlay/sdk-core/contract/campaigns'
import { isBlankText, type MessageDraft } from './message-draft'

/** Enough of a text to know what it says. */
const mostOfEarlier = 400

/** What the model is told about a step that it is to write; `step` counts from zero. */
export function templatePrompt(
  { goal, subject, templates }: MessageDraft,
  { type, step, fields }: { readonly type: MessageType; readonly step: number; readonly fields: readonly string[] },
): string {
  const earlier = templates.slice(0, step).filter(({ content }) => !isBlankText(content))
  return [
    goalLine(goal),
    `Step: ${step + 1} of ${templates.length}`,
    `Channel: ${type === 'email' ? 'e-mail' : 'LinkedIn'}`,
    `Limits: at most ${wordsAllowed(type, step)} words, no em dashes`,
    fieldsLine(fields),
    ...(type === 'email' && !isBlankText(subject) ? [`Subject of the first e-mail: ${inOneLine(subject)}`] : []),
    ...(earlier.length > 0 ? [`Earlier steps: ${earlier.map(({ content }) => shortened(content)).join(' | ')}`] : []),
  ].join('\n')
}

export function subjectPrompt({ goal }: MessageDraft, fields: readonly string[]): string {
  const { fewestWords, mostWords, shorterThan } = subjectLimits
  return [
    goalLine(goal),
    'Channel: e-mail',
    `Limits: ${fewestWords} to ${mostWords} words, under ${shorterThan} characters, no em dashes`,
    fieldsLine(fields),
  ].join('\n')
}

function goalLine(goal: string): string {
  // What stands in a list is one thing after the other, also in one line.
  return `Goal: ${inOneLine(goal.trim().replaceAll(/\s*\n\s*(?=(?:[-*•]|\d{1,2}[.)])\s)/g, '; '))}`
}

function fieldsLine(fields: readonly string[]): string {
  return `Fields: ${fields.join(', ')}`
}

function shortened(text: string): string {
  const line = inOneLine(text)
  return line.length > mostOfEarlier ? `${line.slice(0, mostOfEarlier)}…` : line
}

function inOneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}

import type { LanguageModel } from '../../../engines/language-model/language-model'
import { offlineWriter } from '../../../engines/language-model/offline-writer'
import { forbiddenIn, wordsAllowed, type Forbidden } from '@inlay/sdk-core/contract/campaigns'
import { composeSequence, composeStep, composeSubject } from '../../../engines/messages/compose-sequence'
import { withoutSigns } from '../../../engines/messages/without-signs'
import { subjectProblem, templateProblem } from '../../../engines/messages/copy-guidance'
import type { SequenceParts, WrittenSequence } from '../../../engines/messages/sequence-parts'

export interface WantedSequence extends SequenceParts {
  /** What it is for, as that was said. */
  readonly goal?: string | undefined
  /** What single messages are written from, by their place, where that is something else. */
  readonly single?: ReadonlyMap<number, WantedSequence> | undefined
  /** Texts that it is to say otherwise. */
  readonly instead?: readonly string[] | undefined
}

/** Has a sequence written; what does not keep to the guidance is written again once, and then by rules. */
export async function writeSequence(
  parts: WantedSequence,
  language: LanguageModel,
  signal: AbortSignal,
): Promise<WrittenSequence> {
  const own = composed(parts)
  if (language === offlineWriter) return own
  const { channel, fields, single } = parts
  const templates: string[] = []
  for (const [step, fallback] of own.templates.entries()) {
    const from = single?.get(step) ?? parts
    templates.push(
      await written({
        language,
        signal,
        use: channel === 'email' ? 'email-template' : 'linkedin-template',
        prompt: promptFor({ ...from, instead: parts.instead }, step),
        problemOf: (text) => templateProblem(text, channel, step, fields) ?? forbiddenProblem(text, from.forbidden),
        fallback,
      }),
    )
  }
  if (own.subjectLine === undefined) return { templates }
  const subjectLine = await written({
    language,
    signal,
    use: 'subject-line',
    prompt: [`The subject of this email:\n${templates[0]}`, ...forbiddenLines(parts.forbidden)].join('\n'),
    problemOf: (text) => subjectProblem(text, fields) ?? forbiddenProblem(text, parts.forbidden),
    fallback: own.subjectLine,
  })
  return { subjectLine, templates }
}

/** By rules; a message that is for something else says that as one alone would. */
function composed(parts: WantedSequence): WrittenSequence {
  const { subjectLine, templates } = composeSequence(parts)
  const { single } = parts
  const texts = templates.map((text, step) => {
    const own = single?.get(step)
    return own === undefined ? text : composeStep({ ...own, steps: 1 }, 0)
  })
  const first = single?.get(0)
  return { subjectLine: subjectLine && first ? composeSubject(first) : subjectLine, templates: texts }
}

interface Writing {
  readonly language: LanguageModel
  readonly signal: AbortSignal
  readonly use: 'email-template' | 'linkedin-template' | 'subject-line'
  readonly prompt: string
  readonly problemOf: (text: string) => string | undefined
  readonly fallback: string
}

async function written({ language, signal, use, prompt, problemOf, fallback }: Writing): Promise<string> {
  const first = await language.write({ use, prompt, signal })
  const problem = problemOf(first)
  if (problem === undefined) return first
  const second = await language.write({ use, prompt: `${prompt}\n\nThis was not right: ${problem}\n${first}`, signal })
  return problemOf(second) === undefined ? second : fallback
}

function promptFor(parts: WantedSequence, step: number): string {
  const { channel, steps, about, industry, valueProposition, brandVoice, proof, fields, shorter, forbidden, goal } =
    parts
  const lines = [
    `${channel === 'email' ? 'E-mail' : 'LinkedIn message'} ${step + 1} of ${steps}${about === undefined ? '' : ` about ${about}`}.`,
    goal !== undefined && goal !== about && `What it is for: ${goal}`,
    `At most ${wordsAllowed(channel, step)} words, no em dash.`,
    `Placeholders may be: ${[...fields].map((field) => `{{${field}}}`).join(', ')}.`,
    industry && `Most of whom it goes to work in ${industry}.`,
    valueProposition && `What we do: ${valueProposition}`,
    brandVoice && `How we sound: ${brandVoice}`,
    step === 0 && proof && `What we can show for it: ${proof}`,
    parts.isParting === true && 'It is the last one: nobody has answered those before, and no other one will follow.',
    step > 0 && 'It follows one that nobody has answered, and brings something new.',
    parts.instead?.[step] && `Say it in quite other words than this:\n${parts.instead[step]}`,
    shorter && 'Make it much shorter than usual.',
    ...forbiddenLines(forbidden),
  ]
  return lines.filter((line) => typeof line === 'string' && line !== '').join('\n')
}

function forbiddenLines(forbidden: Forbidden | undefined): readonly string[] {
  if (forbidden === undefined) return []
  const { words, exclamations, emojis } = forbidden
  return [
    ...(words.length > 0 ? [`These words must not stand in it: ${words.map((word) => `“${word}”`).join(', ')}.`] : []),
    ...(exclamations !== undefined ? ['No exclamation marks.'] : []),
    ...(emojis !== undefined ? ['No emojis.'] : []),
  ]
}

function forbiddenProblem(text: string, forbidden: Forbidden | undefined): string | undefined {
  if (forbidden === undefined || (forbiddenIn(text, forbidden).length === 0 && withoutSigns(text, forbidden) === text))
    return undefined
  return forbiddenLines(forbidden).join(' ')
}

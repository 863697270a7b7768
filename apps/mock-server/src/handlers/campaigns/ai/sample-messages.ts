import {
  sampleMessages,
  templateParts,
  templateValue,
  type EmailSample,
  type LinkedInSample,
} from '@inlay/sdk-core/contract/campaigns'
import { textField } from '../../../engines/enrichment/enrichment'
import { fillTemplate } from '../../../engines/messages/fill-template'
import { inWords } from '../../../engines/messages/in-words'
import { personalParts } from '../../../engines/messages/personal-line'
import {
  messageField,
  messageTemplates,
  writeMessages,
  type MessageWriting,
} from '../../../engines/messages/write-messages'
import { implement } from '../../../implement'
import { readCampaign } from '../campaigns-collection'
import type { StoredArtifact } from '../artifacts/stored-artifact'
import { samplePeople } from './sample-people'
import { writingFactsOf } from './writing-facts-of'

export const sampleMessagesHandler = implement(sampleMessages, async ({ input, store, clock, language, signal }) => {
  const { campaignId } = (await readCampaign(store, input.params.campaignId)).value
  const { messageType: type, instructions, templates: steps, subjectLine } = input.body
  const writing = { language, signal, facts: await writingFactsOf(store, instructions, campaignId) }
  const templates = await messageTemplates({ type, instructions, templates: steps, subjectLine }, writing)
  const rows = await samplePeople({ store, campaignId, now: clock.now(), type, templates: [...templates.values()] })
  const sequences = await Promise.all(rows.map((row) => samplesOf(row, templates, steps, type, writing)))
  return type === 'email'
    ? { emailSequences: sequences.map(({ emails }) => ({ samples: emails })), linkedinSequences: [] }
    : { emailSequences: [], linkedinSequences: sequences.map(({ linkedIn }) => ({ samples: linkedIn })) }
})

interface Samples {
  readonly emails: EmailSample[]
  readonly linkedIn: LinkedInSample[]
}

async function samplesOf(
  row: StoredArtifact,
  templates: ReadonlyMap<string, string>,
  steps: readonly string[],
  type: 'email' | 'linkedin',
  writing: MessageWriting,
): Promise<Samples> {
  const name = textField(row, 'name') ?? textField(row, 'email') ?? ''
  const subject = await written(templates, 'email_subject', row, writing)
  const samples = await Promise.all(
    steps.map(async (template, step) => {
      const field = messageField(type, step)
      const message = await written(templates, field, row, writing)
      const why = message.missing ?? (type === 'email' ? subject.missing : undefined)
      // The first email is read with the subject above it.
      const heading = type === 'email' && step === 0 ? `\n${templates.get('email_subject') ?? ''}` : ''
      const reasoning =
        why === undefined ? reasoningOf(`${template}${heading}`, row, writing) : `Nothing will be written: ${why}.`
      return { text: message.text, reasoning }
    }),
  )
  return {
    emails: samples.map(({ text, reasoning }) => ({
      subject: subject.text,
      emailBodyWithoutSignature: text,
      emailMessageReasoning: reasoning,
      artifactId: row.id,
      artifactName: name,
    })),
    linkedIn: samples.map(({ text, reasoning }) => ({
      personalisedMessage: text,
      artifactName: name,
      linkedinMessageReasoning: reasoning,
      artifactId: row.id,
    })),
  }
}

/** A text as it would be sent; where something is not known, with the place that is left open. */
async function written(
  templates: ReadonlyMap<string, string>,
  field: string,
  row: StoredArtifact,
  writing: MessageWriting,
): Promise<{ readonly text: string; readonly missing?: string | undefined }> {
  const template = templates.get(field)
  if (template === undefined) return { text: '' }
  const result = await writeMessages(new Map([[field, template]]), row, writing)
  return 'problem' in result
    ? { text: fillTemplate(template, row).text, missing: result.problem }
    : { text: result.fields[field] ?? '' }
}

/** What a message was written from, as far as that can be told. */
function reasoningOf(template: string, row: StoredArtifact, { facts }: MessageWriting): string {
  const fields = new Set(templateParts(template).flatMap((part) => (part.kind === 'field' ? [part.field] : [])))
  const parts = personalParts(template)
  const values = [...fields].map((field) => {
    const value = templateValue(row, field)
    return `${field.replaceAll('_', ' ')} (${value === undefined ? 'not known' : inWords(field, value)})`
  })
  const sources = [
    facts?.valueProposition &&
      template.includes(firstWords(facts.valueProposition)) &&
      (facts.valueSource ?? 'your value proposition'),
    facts?.proof && template.includes(facts.proof) && documentOf(facts.proofSource),
    facts?.price && template.includes(facts.price) && documentOf(facts.priceSource),
  ].filter((source) => typeof source === 'string')
  return [
    values.length > 0 ? `Filled in from ${list(values)}.` : 'The same for everybody: the template has no field in it.',
    parts.length > 0 && `Written for this person: ${list(parts)}.`,
    sources.length > 0 && `It uses ${list([...new Set(sources)])}.`,
  ]
    .filter((line) => typeof line === 'string')
    .join(' ')
}

function documentOf(name: string | undefined): string {
  return name === undefined ? 'a document of your knowledge base' : `“${name}” of your knowledge base`
}

function firstWords(text: string): string {
  return text.trim().split(/\s+/).slice(0, 4).join(' ')
}

function list(words: readonly string[]): string {
  return new Intl.ListFormat('en').format(words)
}

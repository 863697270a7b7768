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
import { hiddenFields } from '../artifacts/hidden-fields'
import { readEach } from '../artifacts/read-each'
import { readVisibility } from '../artifacts/row-visibility'
import { artifactsCollection, type StoredArtifact } from '../artifacts/stored-artifact'
import type { WorkspaceStore } from '../../../store/store'
import { writingFactsOf } from './writing-facts-of'

/** People that a sample is written for. */
const mostSamples = 5
/** Looked at to find those of whom most is known. */
const mostCandidates = 200

export const sampleMessagesHandler = implement(sampleMessages, async ({ input, store, clock, language, signal }) => {
  const { campaignId } = (await readCampaign(store, input.params.campaignId)).value
  const { messageType: type, instructions, templates: steps, subjectLine } = input.body
  const writing = { language, signal, facts: await writingFactsOf(store, instructions) }
  const templates = await messageTemplates({ type, instructions, templates: steps, subjectLine }, writing)
  const rows = await bestKnown(store, campaignId, clock.now())
  const sequences = await Promise.all(rows.map((row) => samplesOf(row, templates, steps, type, writing)))
  const filled = sequences
    .toSorted((one, other) => Number(one.isMissing) - Number(other.isMissing))
    .slice(0, mostSamples)
  return type === 'email'
    ? { emailSequences: filled.map(({ emails }) => ({ samples: emails })), linkedinSequences: [] }
    : { emailSequences: [], linkedinSequences: filled.map(({ linkedIn }) => ({ samples: linkedIn })) }
})

/** Those first of whom most is known: of them most can be said. */
async function bestKnown(store: WorkspaceStore, campaignId: string, now: number): Promise<readonly StoredArtifact[]> {
  const { isShown } = await readVisibility(store, campaignId, 'contact', now)
  const rows: StoredArtifact[] = []
  for await (const { value } of readEach(store.collection(artifactsCollection(campaignId, 'contact')))) {
    if (isShown(value)) rows.push(value)
    if (rows.length >= mostCandidates) break
  }
  const known = (row: StoredArtifact) =>
    Object.entries(row).filter(([field, value]) => !hiddenFields.has(field) && value !== null && value !== '').length
  return rows.toSorted((one, other) => known(other) - known(one)).slice(0, mostSamples * 4)
}

interface Samples {
  readonly emails: EmailSample[]
  readonly linkedIn: LinkedInSample[]
  /** Some field that a template asks for is not there. */
  readonly isMissing: boolean
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
      const isMissing = message.missing !== undefined || (type === 'email' && subject.missing !== undefined)
      const why = message.missing ?? (type === 'email' ? subject.missing : undefined)
      const reasoning = why === undefined ? reasoningOf(template, row, writing) : `Nothing will be written: ${why}.`
      return { text: message.text, reasoning, isMissing }
    }),
  )
  return {
    isMissing: samples.some(({ isMissing }) => isMissing),
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
    facts?.valueProposition && template.includes(firstWords(facts.valueProposition)) && 'your value proposition',
    facts?.proof &&
      template.includes(facts.proof) &&
      (facts.proofSource === undefined
        ? 'a document of your knowledge base'
        : `“${facts.proofSource}” of your knowledge base`),
  ].filter((source) => typeof source === 'string')
  return [
    values.length > 0 ? `Filled in from ${list(values)}.` : 'The same for everybody: the template has no field in it.',
    parts.length > 0 && `Written for this person: ${list(parts)}.`,
    sources.length > 0 && `It uses ${list(sources)}.`,
  ]
    .filter((line) => typeof line === 'string')
    .join(' ')
}

function firstWords(text: string): string {
  return text.trim().split(/\s+/).slice(0, 4).join(' ')
}

function list(words: readonly string[]): string {
  return new Intl.ListFormat('en').format(words)
}

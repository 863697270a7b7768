import type { MessagesMetadata } from '@inlay/sdk-core/contract/campaigns'
import type * as z from 'zod'
import type { KnownRow } from '../enrichment/enrichment'
import type { LanguageModel } from '../language-model/language-model'
import { fieldMeant } from './field-meant'
import { fillTemplate } from './fill-template'
import { fillPersonalParts, leftOpen } from './personal-line'
import type { WritingFacts } from './writing-facts'

export type MessageSettings = z.output<typeof MessagesMetadata>

/** The messages of one kind for somebody, or why there are none. */
export type WrittenMessages = { readonly fields: Readonly<Record<string, string>> } | { readonly problem: string }

export interface MessageWriting {
  readonly language: LanguageModel
  readonly signal: AbortSignal
  /** What the sender has said of itself. */
  readonly facts?: WritingFacts | undefined
}

/** The field of a step; the first one has no number. */
export function messageField(type: MessageSettings['type'], step: number): string {
  const field = type === 'email' ? 'email_body' : 'linkedin_message'
  return step === 0 ? field : `${field}_${step + 1}`
}

/** Templates of a sequence by the fields that they fill. */
export async function messageTemplates(
  { type, templates, subjectLine, instructions }: MessageSettings,
  { language, signal, facts }: MessageWriting,
): Promise<ReadonlyMap<string, string>> {
  const asked = { prompt: instructions, facts: facts && { ...facts }, signal }
  const use = type === 'email' ? 'email-template' : 'linkedin-template'
  const given = templates.filter((template) => template.trim() !== '')
  const bodies = given.length > 0 ? given : [await language.write({ use, ...asked })]
  const fields = bodies.map((template, step) => [messageField(type, step), template] as const)
  if (type === 'linkedin') return new Map(fields)
  const subject = subjectLine?.trim() || (await language.write({ use: 'subject-line', ...asked }))
  return new Map([['email_subject', subject], ...fields])
}

export async function writeMessages(
  templates: ReadonlyMap<string, string>,
  row: KnownRow,
  { language, signal }: MessageWriting,
): Promise<WrittenMessages> {
  const fields: Record<string, string> = {}
  const missing = new Set<string>()
  const open = new Set<string>()
  for (const [field, template] of templates) {
    const filled = fillTemplate(template, row)
    for (const text of leftOpen(template)) open.add(text)
    for (const name of filled.missing) missing.add(name)
    if (filled.missing.length === 0) fields[field] = await fillPersonalParts(filled.text, row, language, signal)
  }
  if (open.size > 0) {
    const places = [...open].map((text) => `“${text}”`).join(', ')
    return { problem: `${places} ${open.size === 1 ? 'has' : 'have'} to be filled in first` }
  }
  return missing.size > 0
    ? { problem: `the contact has no ${[...missing].map((name) => missingField(name, row)).join(', ')}` }
    : { fields }
}

/** Whoever reads “no company” beside the name of one wants to know where that stands. */
function missingField(name: string, row: KnownRow): string {
  const meant = row[name] === undefined ? fieldMeant(name) : undefined
  const isThere = meant !== undefined && meant !== name && fillTemplate(`{{${meant}}}`, row).missing.length === 0
  return isThere ? `field “${name}” (you may mean {{${meant}}})` : name.replaceAll('_', ' ')
}

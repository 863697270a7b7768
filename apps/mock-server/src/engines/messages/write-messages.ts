import type { MessagesMetadata } from '@inlay/sdk-core/contract/campaigns'
import type * as z from 'zod'
import type { KnownRow } from '../enrichment/enrichment'
import type { LanguageModel } from '../language-model/language-model'
import { fillTemplate } from './fill-template'

export type MessageSettings = z.output<typeof MessagesMetadata>

/** The messages of one kind for somebody, or why there are none. */
export type WrittenMessages = { readonly fields: Readonly<Record<string, string>> } | { readonly problem: string }

/** Templates of a sequence by the fields that they fill; the first step has no number. */
export async function messageTemplates(
  { type, templates, subjectLine, instructions }: MessageSettings,
  language: LanguageModel,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const use = type === 'email' ? 'email-template' : 'linkedin-template'
  const given = templates.filter((template) => template.trim() !== '')
  const bodies = given.length > 0 ? given : [await language.write({ use, prompt: instructions, signal })]
  const body = type === 'email' ? 'email_body' : 'linkedin_message'
  const fields = bodies.map((template, index) => [index === 0 ? body : `${body}_${index + 1}`, template] as const)
  if (type === 'linkedin') return new Map(fields)
  const subject = subjectLine?.trim() || (await language.write({ use: 'subject-line', prompt: instructions, signal }))
  return new Map([['email_subject', subject], ...fields])
}

export function writeMessages(templates: ReadonlyMap<string, string>, row: KnownRow): WrittenMessages {
  const fields: Record<string, string> = {}
  const missing = new Set<string>()
  for (const [field, template] of templates) {
    const filled = fillTemplate(template, row)
    if ('text' in filled) fields[field] = filled.text
    else for (const name of filled.missing) missing.add(name)
  }
  return missing.size > 0 ? { problem: `the row has no ${[...missing].join(', ')}` } : { fields }
}

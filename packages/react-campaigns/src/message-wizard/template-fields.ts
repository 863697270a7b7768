import { templateParts } from '@inlay/sdk-core/contract/campaigns'
import { isMessageField } from '../campaign-detail/row-messages'

/** A field that can stand in a template. */
export interface TemplateField {
  readonly name: string
  readonly label: string
}

/** Names are known of everybody who has one. */
const ofEverybody = ['first_name', 'last_name']

/** Fields of contacts whose values are words: lists of objects and messages are none. */
export function usableFields(fields: readonly string[], sampleOf: (field: string) => unknown): readonly string[] {
  const usable = fields.filter((field) => !isMessageField(field) && isWord(sampleOf(field)))
  return [...new Set([...ofEverybody, ...usable])]
}

function isWord(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string')
  return typeof value !== 'object' || value === null
}

/** How a field stands in a template. */
export function placeholderOf(field: string): string {
  return `{{${field}}}`
}

/** Fields that templates ask for. */
export function fieldsIn(...templates: readonly string[]): readonly string[] {
  return [...new Set(templates.flatMap(templateParts).flatMap((part) => (part.kind === 'field' ? [part.field] : [])))]
}

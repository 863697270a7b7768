import { templateParts } from '@inlay/sdk-core/contract/campaigns'
import { rowsOf } from '../plan/rows-of'
import type { Draft } from '../memory'
import type { ToolContext } from './tool'

/** Names are known of everybody who has one. */
const ofEverybody = ['first_name', 'last_name']

/** Fields that messages ask for and no contact has; nobody would get them. Nothing where there are no contacts yet. */
export async function unknownFields(
  { store, campaignId }: Pick<ToolContext, 'store' | 'campaignId'>,
  { subjectLine = '', templates }: Pick<Draft, 'subjectLine' | 'templates'>,
): Promise<readonly string[]> {
  const asked = [subjectLine, ...templates]
    .flatMap(templateParts)
    .flatMap((part) => (part.kind === 'field' ? [part.field] : []))
    .filter((field) => !ofEverybody.includes(field))
  if (asked.length === 0) return []
  const rows = await rowsOf(store, campaignId, 'contact')
  if (rows.length === 0) return []
  return [...new Set(asked)].filter((field) => !rows.some((row) => isSaid(row[field])))
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

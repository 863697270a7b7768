import { templateParts } from '@inlay/sdk-core/contract/campaigns'
import { fieldMeant } from './field-meant'

/** A goal without the places in brackets that it wants to have in the texts, and those that are in none of them. */
export function withoutPlaces(
  goal: string,
  texts: readonly string[],
): { readonly rest: string; readonly missing: readonly string[] } {
  const said = texts.join('\n')
  const fields = templateParts(said).flatMap((part) =>
    part.kind === 'field' ? [{ name: part.field, label: part.field }] : [],
  )
  const missing: string[] = []
  const rest = goal.replaceAll(wanted, (found: string) => {
    const isThere = [...found.matchAll(place)].every(
      ([whole, name = '']) => said.includes(whole) || fieldMeant(name, fields) !== undefined,
    )
    if (!isThere) missing.push(found.trim())
    return ''
  })
  return { rest, missing }
}

/** “mention [Company]”, “sign as [Your Name]” */
const wanted =
  /\b(?:mention|include|use|add|insert|put in|name|sign(?: it| off)? (?:as|with|by))\s+(?:the\s+|their\s+|our\s+)?\[[^\]\n]{1,40}\](?:(?:,|,?\s+and)\s+\[[^\]\n]{1,40}\])*/giu
const place = /\[([^\]\n]{1,40})\]/g

import { hasConditions } from './lead-request'
import { readLeads } from './read-leads'

/** Whoever has named nobody there wants those who decide. */
export function soldTo(all: string, { what = '', whom = '', rest = '' }: Readonly<Record<string, string>>): string {
  const { people, companies, unknown, unknownPlace } = readLeads(whom)
  if (unknown.length > 0 || unknownPlace !== undefined || !(people !== undefined || hasConditions(companies)))
    return all
  return `find ${people === undefined ? 'decision makers at ' : ''}${whom} to offer them ${what}${rest === '' ? '' : `. ${rest}`}`
}

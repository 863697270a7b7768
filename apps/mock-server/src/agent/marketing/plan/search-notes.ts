import type { LeadRequest } from '../request/lead-request'
import { describeCompanies, describeSearch, placesInWords } from '../writing/describe-search'

/** What is said of how a search was taken, where it is not quite as it was said. */
export function searchNotes({
  companies,
  isNearby,
  isOfKnown,
  nearRole,
  order,
  sizeNote,
  withBefore,
}: LeadRequest): readonly string[] {
  const { hiring, location } = companies
  const notes: string[] = []
  if (order !== undefined) {
    const size = order.end === 'most' ? 'largest' : 'smallest'
    notes.push(`By “${order.said.toLowerCase()}” I took the ${size} by ${order.by} first.`)
  }
  if (nearRole !== undefined && nearRole.by === hiring)
    notes.push(`By “hiring ${nearRole.said}” I took companies that hire anybody for “${nearRole.by}”.`)
  if (sizeNote !== undefined) notes.push(sizeNote)
  if (isOfKnown === true)
    notes.push(
      `You named no companies, so I looked at ${describeCompanies(companies)}, as the campaign or the settings say.`,
    )
  if (isNearby === true && location !== undefined)
    notes.push(
      `I looked only in ${placesInWords(location)}: I cannot search around a place. Name others, and I look there too.`,
    )
  if (withBefore !== undefined)
    notes.push(`What I found before stays. Say “5 more”, and I look for ${describeSearch(withBefore)}.`)
  return notes
}

import { sizePhrases } from '../../../engines/sourcing/firmographics'
import { wordsOf } from '../../../engines/sourcing/words'
import type { LeadRequest } from '../request/lead-request'
import { formatted } from '../writing/counted'
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
  const { hiring, location, company_size: size } = companies
  const notes: string[] = []
  if (order !== undefined) {
    const end = order.end === 'most' ? 'largest' : 'smallest'
    notes.push(`By “${order.said.toLowerCase()}” I took the ${end} by ${order.by} first.`)
  }
  if (nearRole !== undefined && nearRole.by === hiring)
    notes.push(`By “hiring ${nearRole.said}” I took companies that hire anybody for “${nearRole.by}”.`)
  if (sizeNote !== undefined) notes.push(sizeNote)
  else if (size !== undefined) notes.push(...namedSize(size))
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

/** How many people “mid-size” stands for: nobody can judge what was found without that. */
function namedSize(size: string): readonly string[] {
  const words = wordsOf(size)
  const found = /\d/.test(size) ? undefined : sizePhrases.at(words, 0)
  const [range] = found?.length === words.length ? found.meanings : []
  if (range === undefined) return []
  const { least, most } = range
  const people =
    most === Infinity
      ? `${formatted(least)} employees or more`
      : least <= 1
        ? `up to ${formatted(most)} employees`
        : `${formatted(least)} to ${formatted(most)} employees`
  return [`By “${size}” I took ${people}.`]
}

import { describePeople, placesInWords } from '../../../agent/marketing/writing/describe-search'
import { eitherOf, listed } from '../../../agent/marketing/writing/counted'
import { groupsOf, type LeadGroup, type LeadSearch } from './lead-search'

/** Whom a check for new leads looks for: “CFOs at retailers in Spain”, “directors at the accounts of the campaign”. */
export function leadSearchInWords(search: LeadSearch): string {
  return groupsOf(search).map(groupInWords).join('; ')
}

/** The same of one of its groups. */
export function groupInWords({ whom, signals, search, isAtAll = false }: LeadGroup): string {
  if (whom !== undefined) return whom
  const valuesOf = (filter: string) => search.filters.flatMap((row) => (row.filter === filter ? [row.value] : []))
  const [titles, ranks, places] = [valuesOf('JobTitle'), valuesOf('Seniority'), valuesOf('Location')]
  const people =
    titles.length + ranks.length === 0
      ? 'people'
      : describePeople({ title: together(titles), seniority: together(ranks) })
  const where = places.length === 0 ? '' : ` in ${placesInWords(places.join(', '))}`
  return `${people}${where} at ${listed(companiesOf(signals, isAtAll))}`
}

function together(values: readonly string[]): string | undefined {
  return values.length === 0 ? undefined : values.join(', ')
}

function companiesOf(signals: LeadGroup['signals'], isAtAll: boolean): readonly string[] {
  const valuesOf = (signal: string) => signals.flatMap((row) => (row.signal === signal ? [row.value] : []))
  const [kinds, tools, roles] = [valuesOf('Firmographics'), valuesOf('Technographics'), valuesOf('Hiring')]
  const doing = [
    ...(kinds.length === 0 ? [] : [`fit ${eitherOf(kinds.map((kind) => `“${kind}”`))}`]),
    ...(tools.length === 0 ? [] : [`use ${eitherOf(tools)}`]),
    ...(roles.length === 0 ? [] : [`are hiring ${eitherOf(roles)}`]),
  ]
  return [
    ...(isAtAll || doing.length === 0 ? ['the accounts of the campaign'] : []),
    ...(doing.length === 0 ? [] : [`companies that ${listed(doing)}`]),
  ]
}

import { textField } from '../../../engines/enrichment/enrichment'
import type { StoredArtifact } from '../../../handlers/campaigns/artifacts/stored-artifact'
import type { AudienceQuestion, Facet } from '../request/audience-question'
import { counted } from '../writing/counted'
import { conditionsIn } from './conditions-in'
import { extremeAnswer, facetLine } from './facet-answer'
import type { Audience, RowAnswer } from './row-answer'
import { testOf, type Noun, type Rows } from './row-test'
import { rowsTable } from './rows-table'
import { isSpokenOf, spokenOf } from './spoken-of'
import { whatNobodyIs } from './what-nobody-is'

/** Answers what is to be counted, and which companies are the largest, one after the other. */
export function countedAnswer(question: AudienceQuestion, { accounts, contacts }: Audience, rows: Rows): RowAnswer {
  const { facets = [], extremes = [], isCount } = question
  const which = conditionsIn(question)
  const fits = (noun: Noun, own: readonly StoredArtifact[]) =>
    which === '' ? own : own.filter(testOf(question, noun, rows))
  const ofCompanies = { ...question, people: undefined }
  const companies = conditionsIn(ofCompanies) === '' ? accounts : accounts.filter(testOf(ofCompanies, 'account', rows))
  const lines: string[] = []
  const found: StoredArtifact[] = []
  for (const extreme of extremes) {
    const answer = extremeAnswer(extreme, companies)
    lines.push(answer.text)
    found.push(...answer.found)
  }
  const asksWho = question.people !== undefined || question.isOfPeopleThere === true
  if (found.length > 0 && asksWho && facets.length === 0) {
    const isThere = isSpokenOf({ accounts: found.map((row) => textField(row, 'name') ?? ''), contacts: [] })
    const own = fits('contact', contacts).filter((row) => isThere(row, 'contact'))
    lines.push(
      own.length === 0
        ? `Nobody there ${which === '' ? 'is in the audience' : whatNobodyIs(question, 'contact')}.`
        : rowsTable(own, 'contact', rows.employerOf),
    )
  }
  const isOfPeople = question.people !== undefined || facets.some((facet) => ofPeople.has(facet))
  const usual = isOfPeople || (contacts.length > 0 && facets.every((facet) => facet !== 'industry'))
  const wanted: Noun = (question.of ?? (usual ? 'contacts' : 'accounts')) === 'contacts' ? 'contact' : 'account'
  for (const [index, facet] of facets.entries()) {
    const isOther = (ofPeople.has(facet) && contacts.length > 0) || (wanted === 'account' && accounts.length === 0)
    const noun: Noun = isOther || (wanted === 'contact' && contacts.length > 0) ? 'contact' : 'account'
    const own = noun === 'contact' ? fits('contact', contacts) : companies
    if (own.length === 0)
      lines.push(
        which === '' ? `The audience has no ${noun}s.` : `No ${noun} of the audience ${whatNobodyIs(question, noun)}.`,
      )
    else {
      if (isCount && index === 0 && which !== '') lines.push(`**${counted(own.length, noun)}** fit: ${which}.`)
      lines.push(facetLine(facet, own, noun, rows.employerOf))
    }
  }
  return { text: lines.join('\n\n'), spokenOf: spokenOf(found, 'account') }
}

const ofPeople: ReadonlySet<Facet> = new Set(['title', 'seniority', 'company'])

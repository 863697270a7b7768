import { seniorityCodes } from '@inlay/sdk-core/contract/campaigns'
import type { Seniority } from '../world/world'
import { alternativesOf, singular, wordsOf } from './words'

/** What people call ranks; some of the words are of several. */
const ranks: Readonly<Record<string, readonly Seniority[]>> = {
  owner: ['owner'],
  founder: ['founder'],
  cofounder: ['founder'],
  csuite: ['c_suite'],
  clevel: ['c_suite'],
  cxo: ['c_suite'],
  chief: ['c_suite'],
  executive: ['c_suite', 'founder', 'owner', 'vp'],
  partner: ['partner'],
  vp: ['vp'],
  vps: ['vp'],
  vicepresident: ['vp'],
  head: ['head'],
  director: ['director'],
  manager: ['manager'],
  middlemanagement: ['manager', 'head'],
  senior: ['senior'],
  entry: ['entry'],
  entrylevel: ['entry'],
  junior: ['entry'],
  intern: ['entry'],
  decisionmaker: ['owner', 'founder', 'c_suite', 'partner', 'vp', 'head', 'director'],
  leader: ['owner', 'founder', 'c_suite', 'partner', 'vp', 'head', 'director'],
  leadership: ['owner', 'founder', 'c_suite', 'partner', 'vp', 'head'],
  management: ['c_suite', 'vp', 'head', 'director', 'manager'],
  individualcontributor: ['senior', 'entry'],
}

/** Reads “VP, director and above, C-level”; nothing where no rank is named. */
export function readSeniorities(text: string): ReadonlySet<Seniority> | undefined {
  const found = new Set<Seniority>()
  for (const part of alternativesOf(wordsOf(text))) {
    const texts = part.map((word) => word.text)
    const orAbove =
      texts.some((word) => ['above', 'up', 'higher', 'least'].includes(word)) || /\+\s*$/.test(part.at(-1)?.after ?? '')
    for (const seniority of ranksIn(texts)) {
      if (orAbove) for (const higher of seniorityCodes.slice(0, rankOf(seniority) + 1)) found.add(higher)
      else found.add(seniority)
    }
  }
  return found.size === 0 ? undefined : found
}

function ranksIn(texts: readonly string[]): readonly Seniority[] {
  return texts.flatMap((text, index) => {
    const one = singular(text)
    const two = `${text}${singular(texts[index + 1] ?? '')}`
    return ranks[two] ?? ranks[one] ?? ranks[text] ?? []
  })
}

/** Where somebody stands: whoever is higher goes first. */
export function rankOf(seniority: Seniority): number {
  return seniorityCodes.indexOf(seniority)
}

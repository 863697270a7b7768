import type { CompanyConditions } from './lead-request'

/**
 * What companies are to be after something else was said of them: a place that is named is left out no longer, and “Portugal, not
 * Spain” puts one place for another and leaves the rest.
 */
export function changedCompanies(last: CompanyConditions, changes: CompanyConditions = {}): CompanyConditions {
  return {
    ...last,
    ...changes,
    ...replaced(last, changes, 'location', 'outside'),
    ...replaced(last, changes, 'industry', 'other_than'),
    ...notAt(last, changes),
  }
}

/** Who is not wanted once is not wanted. */
function notAt({ not_at: before }: CompanyConditions, { not_at: now }: CompanyConditions): CompanyConditions {
  const all = [...new Set([...partsOf(before), ...partsOf(now)])]
  return all.length === 0 ? {} : { not_at: all.join(', ') }
}

function replaced(
  last: CompanyConditions,
  changes: CompanyConditions,
  wanted: 'location' | 'industry',
  unwanted: 'outside' | 'other_than',
): CompanyConditions {
  const before = partsOf(last[wanted])
  const out = partsOf(changes[unwanted])
  const kept = before.filter((part) => !hasPart(out, part))
  // Nobody is in Vienna and outside of it.
  const isNowhere = wanted === 'location' && before.length > 0 && kept.length === 0
  if (isNowhere && changes.location === undefined)
    return { location: undefined, outside: [...new Set([...partsOf(last.outside), ...out])].join(', ') }
  if (kept.length === before.length || kept.length + partsOf(changes[wanted]).length === 0) {
    if (last[unwanted] === undefined) return {}
    const isForgotten = unwanted in changes && changes[unwanted] === undefined
    if (changes[wanted] !== undefined || isForgotten) return { [unwanted]: changes[unwanted] }
    // What was left out before still is.
    const all = [...partsOf(last[unwanted]), ...out.filter((part) => !hasPart(partsOf(last[unwanted]), part))]
    return { [unwanted]: all.join(', ') }
  }
  const still = out.filter((part) => !hasPart(before, part))
  return {
    [wanted]: [...kept, ...partsOf(changes[wanted])].join(', '),
    [unwanted]: still.length === 0 ? undefined : still.join(', '),
  }
}

function hasPart(parts: readonly string[], one: string): boolean {
  return parts.some((each) => each.toLowerCase() === one.toLowerCase())
}

function partsOf(text: string | undefined): readonly string[] {
  return text === undefined ? [] : text.split(/\s*,\s*/)
}

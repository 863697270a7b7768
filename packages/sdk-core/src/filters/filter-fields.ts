import { isFilterGroup, type Filter } from '../operation/filter-model'

/** The fields that a filter looks at, each once. */
export function filterFields(filter: Filter): readonly string[] {
  const fields = new Set<string>()
  collect(filter, fields)
  return [...fields]
}

function collect(filter: Filter, fields: Set<string>): void {
  if (!isFilterGroup(filter)) fields.add(filter.field)
  else for (const member of filter.members) collect(member, fields)
}

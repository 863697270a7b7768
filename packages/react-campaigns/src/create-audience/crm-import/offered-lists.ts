import type { CrmList } from '@inlay/sdk-core/contract/campaigns'

/** As CRMs name what a list is of. */
const contacts = '0-1'

/** The lists of contacts whose names have what is searched for, the newest first. */
export function offeredLists(lists: readonly CrmList[], search: string): readonly CrmList[] {
  const sought = search.trim().toLowerCase()
  return lists
    .filter(({ objectTypeId, name }) => objectTypeId === contacts && name.toLowerCase().includes(sought))
    .toSorted((one, other) => timeOf(other) - timeOf(one))
}

/** One without a date that can be read is older than all others. */
function timeOf({ createdAt }: CrmList): number {
  const time = Date.parse(createdAt)
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time
}

/** How many contacts a list has, where the CRM says so. */
export function sizeOf({ additionalProperties }: CrmList): number | undefined {
  const size = Number(additionalProperties.hs_list_size ?? '')
  return additionalProperties.hs_list_size === undefined || !Number.isFinite(size) ? undefined : size
}

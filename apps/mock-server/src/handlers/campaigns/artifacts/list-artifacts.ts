import { listArtifacts, type Artifact } from '@inlay/sdk-core/contract/campaigns'
import { rowsPerPage, type ItemOf } from '@inlay/sdk-core'
import { implement } from '../../../implement'
import type { StoredDocument } from '../../../store/store'
import { readCampaign } from '../campaigns-collection'
import { readTable } from './artifact-rows'
import { fitFields } from './fit-fields'
import { readEach } from './read-each'
import { rowSearch } from './row-search'
import { readVisibility } from './row-visibility'
import { artifactsCollection, removedCollection, type ArtifactTable, type StoredArtifact } from './stored-artifact'

export const listArtifactsHandler = implement(listArtifacts, async ({ input, store, clock }) => {
  const { artifactType, search, since, cursor } = input.query
  const { campaignId } = (await readCampaign(store, input.params.campaignId)).value
  const table = await readTable(store, campaignId, artifactType)
  const visibility = await readVisibility(store, campaignId, artifactType, clock.now())
  const finds = rowSearch(search)
  const isShown = ({ value }: StoredDocument<StoredArtifact>) => visibility.isShown(value) && finds(value)
  const rows = store.collection(artifactsCollection(campaignId, artifactType))
  const common = {
    revision: writeRevision({ changed: table.changed, filters: visibility.filterRevision }),
    // Of all, whatever filters and search leave: the difference is what is hidden.
    total: table.count,
  }

  const had = since === undefined ? undefined : readRevision(since)
  if (
    had !== undefined &&
    had.changed >= (table.resetAt ?? 0) &&
    had.changed <= table.changed &&
    had.filters === visibility.filterRevision
  ) {
    if (had.changed === table.changed) return { ...common, rows: [], deleted: [] }
    const later = { field: 'changed', operator: 'greater_than', value: had.changed } as const
    const changes = await rows.find({ where: later, after: cursor, limit: rowsPerPage })
    const deleted = changes.documents.filter((row) => !isShown(row)).map(({ id }) => id)
    if (cursor === undefined) {
      const removed = store.collection(removedCollection(campaignId, artifactType))
      for await (const { id } of readEach(removed, later)) deleted.push(id)
    }
    return { ...common, rows: told(changes.documents.filter(isShown), table), deleted, cursor: changes.cursor }
  }

  const page = await rows.find({ after: cursor, limit: rowsPerPage })
  return {
    ...common,
    rows: told(page.documents.filter(isShown), table),
    deleted: [],
    cursor: page.cursor,
    ...(since === undefined ? {} : { reset: true }),
  }
})

export function toArtifact({ value, revision }: StoredDocument<StoredArtifact>): Artifact {
  const { changed: _, ...row } = value
  // One row that does not fit would keep all of them from being shown.
  return { ...fitFields(row), version_id: revision } as Artifact
}

/** The first row says what the columns of all are. Once told, it is also told when none is typed any more. */
function told(rows: readonly StoredDocument<StoredArtifact>[], { columnTypes }: ArtifactTable): readonly Listed[] {
  const [first, ...others] = rows.map(toArtifact)
  if (first === undefined || columnTypes === undefined) return first === undefined ? [] : [first, ...others]
  return [{ ...first, columnTypes }, ...others]
}

type Listed = ItemOf<typeof listArtifacts>

interface Revision {
  readonly changed: number
  readonly filters: string
}

function writeRevision({ changed, filters }: Revision): string {
  return filters === '' ? String(changed) : `${changed} ${filters}`
}

/** Nothing when it is none of ours: then nobody can say what has changed since. */
function readRevision(text: string): Revision | undefined {
  const [, changed, filters] = /^(\d{1,15})(?: (.*))?$/.exec(text) ?? []
  return changed === undefined ? undefined : { changed: Number(changed), filters: filters ?? '' }
}

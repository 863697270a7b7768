import {
  Artifact,
  artifactTypes,
  deleteRows,
  isEmailAddress,
  restoreRows,
  updateRow,
  followingName,
} from '@inlay/sdk-core/contract/campaigns'
import { invalid, notFound } from '../../../frame/problem-error'
import { implement } from '../../../implement'
import { readCampaign } from '../campaigns-collection'
import { touchCampaign } from '../touch-campaign'
import { refuseWhileBusy } from '../processing/campaign-work'
import { changeRows, readTable, removeRows, restoreRows as bringBack } from './artifact-rows'
import { emailFields } from './email-fields'
import { hiddenFields } from './hidden-fields'
import { toArtifact } from './list-artifacts'
import { typeIn } from './row-matcher'
import { artifactsCollection } from './stored-artifact'
import { typedText } from './typed-text'

export const updateRowHandler = implement(updateRow, ({ input, store, clock, ifRevision }) =>
  store.transaction(async (open) => {
    const { campaignId } = (await readCampaign(open, input.params.campaignId)).value
    const { artifactType } = input.query
    const data = checkFields(input.body.data)
    const { rowId: id } = input.params
    const kept = await open.collection(artifactsCollection(campaignId, artifactType)).get(id)
    if (kept === undefined) throw notFound('row')
    const { columnTypes = {} } = await readTable(open, campaignId, artifactType)
    const written = Object.entries(data).map(([field, value]): [string, unknown] => {
      const type = typeIn(columnTypes, field)
      return [field, type === undefined ? value : typedText(type, value, kept.value[field])]
    })
    const fields = {
      ...Object.fromEntries(written),
      ...(artifactType === 'contact' ? followingName(kept.value, data) : {}),
    }
    const now = clock.now()
    const [row] = await changeRows({ store: open, campaignId, artifactType, now }, [{ id, fields, ifRevision }])
    if (row === undefined) throw notFound('row')
    await touchCampaign(open, campaignId, now)
    return toArtifact(row)
  }),
)

export const deleteRowsHandler = implement(deleteRows, ({ input, store, clock, newId }) =>
  store.transaction(async (open) => {
    const { campaignId } = (await readCampaign(open, input.params.campaignId)).value
    await refuseWhileBusy(open, campaignId)
    const { artifactType, rowIds, deletionId = newId('deletion') } = input.body
    const parts = { store: open, campaignId, artifactType, now: clock.now() }
    const deletedRowsCount = await removeRows(parts, rowIds, deletionId)
    if (deletedRowsCount > 0) await touchCampaign(open, campaignId, parts.now)
    return { deletedRowsCount, deletionId }
  }),
)

export const restoreRowsHandler = implement(restoreRows, ({ input, store, clock }) =>
  store.transaction(async (open) => {
    const { campaignId } = (await readCampaign(open, input.params.campaignId)).value
    let restoredRowsCount = 0
    for (const artifactType of artifactTypes) {
      const parts = { store: open, campaignId, artifactType, now: clock.now() }
      restoredRowsCount += await bringBack(parts, input.body.deletionId)
    }
    if (restoredRowsCount > 0) await touchCampaign(open, campaignId, clock.now())
    return { restoredRowsCount }
  }),
)

/** A field that we know takes what it is; one that came along takes everything. */
function checkFields(data: Readonly<Record<string, unknown>>) {
  const shape: Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean } }>> = Artifact.shape
  const errors = Object.entries(data).flatMap(([field, value]) => {
    if (hiddenFields.has(field)) return [{ field: `data.${field}`, message: 'Cannot be changed', code: 'read-only' }]
    if (emailFields.has(field) && typeof value === 'string' && value !== '' && !isEmailAddress(value))
      return [{ field: `data.${field}`, message: 'Is not an email address', code: 'email' }]
    if (!Object.hasOwn(shape, field) || shape[field]?.safeParse(value).success === true) return []
    return [{ field: `data.${field}`, message: 'Is of another type', code: 'type' }]
  })
  if (errors.length > 0) throw invalid(errors)
  return data
}

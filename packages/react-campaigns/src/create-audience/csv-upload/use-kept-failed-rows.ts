import * as z from 'zod'
import { useInlay } from '@inlay/sdk-core/react'
import { keptPlace, readKeptObject } from '../../kept-place'

const Kept = z.array(z.object({ uploadId: z.string(), of: z.string() }))

/** A file with rows that could not be taken. */
export type FailedRowsOf = z.output<typeof Kept>[number]

const mostKept = 3

/** The files whose failed rows can still be had, the newest first: they outlive the notice that offers them. */
export function useKeptFailedRows() {
  const inlay = useInlay()
  const { storage } = inlay.host
  const placeOf = (campaignId: string) => keptPlace(`campaigns.failedRows.${campaignId}`, inlay)
  const read = (campaignId: string): readonly FailedRowsOf[] =>
    Kept.safeParse(readKeptObject(storage.get(placeOf(campaignId)))['files']).data ?? []
  return {
    read,
    keep(campaignId: string, failed: FailedRowsOf) {
      const files = [failed, ...read(campaignId)].slice(0, mostKept)
      storage.set(placeOf(campaignId), JSON.stringify({ files }))
    },
  }
}

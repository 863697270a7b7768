import type { InputOf, UploadProgress } from '@inlay/sdk-core'
import {
  uploadDelimiters,
  uploadEncodings,
  type ArtifactType,
  type UploadResult,
  type uploadArtifacts,
} from '@inlay/sdk-core/contract/campaigns'
import { uploadColumns, type ColumnTarget } from './column-targets'
import type { ChosenDialect, FilePreview } from './preview-file'

/** A file of the panel: how it is written, where its columns go, and how far it is. */
export interface UploadEntry {
  readonly id: string
  readonly file: File
  readonly artifactType: ArtifactType
  readonly chosen: ChosenDialect
  readonly reading: FileReading
  readonly targets: readonly ColumnTarget[]
  /** Somebody has looked at where its columns go, or nobody has to. */
  readonly isReviewed: boolean
  readonly state: UploadState
}

export type FileReading =
  | { readonly status: 'reading'; readonly preview?: FilePreview | undefined }
  | { readonly status: 'unreadable' }
  | { readonly status: 'ready'; readonly preview: FilePreview }

export type UploadState =
  | { readonly status: 'queued' }
  | {
      readonly status: 'started'
      readonly progress?: UploadProgress | undefined
      /** Somebody has had enough of it, and the server has not said yet what became of its rows. */
      readonly isStopping?: boolean | undefined
    }
  | { readonly status: 'success'; readonly result: UploadResult }
  | {
      readonly status: 'errored'
      /**
       * The call failed, somebody stopped it and no row is left of it, nobody knows whether that came in time, or it came to
       * an end and no row could be taken.
       */
      readonly problem: 'call' | 'stopped' | 'unknown' | 'no-row'
      readonly reason?: string | undefined
      readonly result?: UploadResult | undefined
    }

export function previewOf({ reading }: UploadEntry): FilePreview | undefined {
  return reading.status === 'unreadable' ? undefined : reading.preview
}

/** As many as one request can name. */
export const mostColumns = 1_000

/** Why a file cannot be sent as it is; `reading` passes by itself. */
export function obstacleOf({ reading }: UploadEntry): 'reading' | 'unreadable' | 'no-rows' | 'columns' | undefined {
  if (reading.status !== 'ready') return reading.status
  if (reading.preview.rows.length === 0) return 'no-rows'
  return reading.preview.headers.length > mostColumns ? 'columns' : undefined
}

/** Whether leaving would lose it: it has not been taken, and could be. */
export function isUnsent(entry: UploadEntry): boolean {
  const { state } = entry
  if (state.status === 'errored') return state.problem !== 'no-row'
  const obstacle = obstacleOf(entry)
  return state.status !== 'success' && (obstacle === undefined || obstacle === 'reading')
}

export function uploadInput(
  { id, file, artifactType, chosen, targets }: UploadEntry,
  preview: FilePreview,
  campaignId: string,
): InputOf<typeof uploadArtifacts> {
  return {
    params: { campaignId },
    fields: {
      artifactType,
      uploadKey: id,
      columns: uploadColumns(preview.headers, targets),
      delimiter: uploadDelimiters.find((each) => each === preview.delimiter),
      // Of the part that was looked at, plain letters say nothing of those further down.
      encoding: uploadEncodings.find(
        (each) => each === (chosen.encoding ?? (preview.encoding === 'utf-8' ? undefined : preview.encoding)),
      ),
      skipRecords: chosen.skipRecords,
      hasHeader: chosen.hasHeader,
    },
    file,
  }
}

/** What an answer means for the entry: where no row was taken, nothing was uploaded. */
export function stateOfResult(result: UploadResult): UploadState {
  return result.uploadedRowsCount > 0 ? { status: 'success', result } : { status: 'errored', problem: 'no-row', result }
}

import { useEffect, useRef, useState } from 'react'
import type { ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { useInlay, useLatest } from '@inlay/sdk-core/react'
import type { TargetList } from '../target-list'
import { suggestTargets } from './column-targets'
import type { ChosenDialect } from './preview-file'
import { isUnsent, obstacleOf, previewOf, type UploadEntry } from './upload-entry'
import { useFilePreviews } from './use-file-previews'
import { useKeptFailedRows } from './use-kept-failed-rows'
import { useSendFile } from './use-send-file'
import { useUploadEntries } from './use-upload-entries'
import { useUploadNotices } from './use-upload-notices'

export interface UploadsSettings {
  /** Gives the list that the rows go into; nothing when it could not be made. */
  readonly ensureList: () => Promise<TargetList | undefined>
  readonly labelOf: (field: string) => string
}

/** The files of an upload panel: read, looked at, and sent one after the other. */
export function useUploads({ ensureList, labelOf }: UploadsSettings) {
  const { random } = useInlay().host
  const list = useUploadEntries()
  const { now, find, patch } = list
  const read = useFilePreviews(list, labelOf)
  const send = useSendFile()
  const tell = useUploadNotices()
  const { keep } = useKeptFailedRows()
  const [isSending, setSending] = useState(false)
  const waiting = useRef<string[]>([])
  const running = useRef<{ readonly id: string; readonly stop: AbortController }>(undefined)
  const isBusy = useRef(false)
  const latest = useLatest({ ensureList, keep, send, tell })
  useEffect(
    () => () => {
      waiting.current = []
      running.current?.stop.abort()
    },
    [],
  )

  async function sendOne(id: string, { campaignId }: TargetList) {
    const entry = find(id)
    if (!entry || obstacleOf(entry) !== undefined) return
    const stop = new AbortController()
    running.current = { id, stop }
    patch(id, { state: { status: 'started' } })
    const state = await latest.current.send(entry, campaignId, {
      signal: stop.signal,
      onProgress: (progress) => {
        if (!stop.signal.aborted) patch(id, { state: { status: 'started', progress } })
      },
    })
    running.current = undefined
    patch(id, { state })
    latest.current.tell(entry, state)
    const uploadId = 'result' in state ? state.result?.uploadId : undefined
    if (uploadId !== undefined) latest.current.keep(campaignId, { uploadId, of: entry.file.name })
  }

  /** Sends what waits; answers the list when all files of the panel have arrived in it. */
  async function sendWaiting(): Promise<TargetList | undefined> {
    isBusy.current = true
    setSending(true)
    try {
      const target = await latest.current.ensureList()
      if (target === undefined) return undefined
      for (let id = waiting.current.shift(); id !== undefined; id = waiting.current.shift()) await sendOne(id, target)
      return now().every(({ state }) => state.status === 'success') ? target : undefined
    } finally {
      waiting.current = []
      isBusy.current = false
      setSending(false)
    }
  }

  return {
    entries: list.entries,
    isSending,
    hasUnsent: () => now().some(isUnsent),
    add(files: readonly File[], artifactType: ArtifactType) {
      const entries = files.map((file): UploadEntry => ({
        id: random.id(),
        file,
        artifactType,
        chosen: {},
        reading: { status: 'reading' },
        targets: [],
        isReviewed: false,
        state: { status: 'queued' },
      }))
      list.add(entries)
      for (const { id } of entries) void read(id)
    },
    remove: list.remove,
    clear: list.clear,
    patch,
    /** Reads the file again as somebody knows that it is written. */
    rewrite(id: string, chosen: ChosenDialect) {
      const entry = find(id)
      if (!entry) return
      patch(id, { chosen: { ...entry.chosen, ...chosen } })
      void read(id)
    },
    setType(id: string, artifactType: ArtifactType) {
      const entry = find(id)
      const preview = entry && previewOf(entry)
      if (!entry || !preview) return
      const { headers, rows } = preview
      patch(id, { artifactType, targets: suggestTargets({ artifactType, headers, rows, labelOf }).targets })
    },
    /** Sends these files; nothing where others are already on their way, behind which they then wait. */
    async start(ids: readonly string[]): Promise<TargetList | undefined> {
      for (const id of ids) {
        if (waiting.current.includes(id)) continue
        waiting.current.push(id)
        patch(id, { state: { status: 'queued' } })
      }
      return isBusy.current ? undefined : sendWaiting()
    },
    stop(id: string) {
      waiting.current = waiting.current.filter((each) => each !== id)
      if (running.current?.id !== id) return
      patch(id, { state: { status: 'started', isStopping: true } })
      running.current.stop.abort()
    },
  }
}

export type Uploads = ReturnType<typeof useUploads>

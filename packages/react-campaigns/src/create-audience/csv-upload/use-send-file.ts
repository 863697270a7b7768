import { useRef } from 'react'
import type { UploadProgress } from '@inlay/sdk-core'
import { uploadArtifacts, withdrawUpload } from '@inlay/sdk-core/contract/campaigns'
import { useAction, useInlay } from '@inlay/sdk-core/react'
import { useRefusalText } from '@inlay/sdk-core/ui'
import { stateOfResult, uploadInput, type UploadEntry, type UploadState } from './upload-entry'

export interface SendOptions {
  readonly signal: AbortSignal
  readonly onProgress: (progress: UploadProgress) => void
}

/**
 * Sends a file, and answers what became of it. As long as nobody knows how a file ended, it goes under the same key again,
 * whatever else was uploaded meanwhile: its rows are never added twice. One that is stopped is only said to be so once the
 * server has taken back what of it had been added.
 */
export function useSendFile(): (entry: UploadEntry, campaignId: string, options: SendOptions) => Promise<UploadState> {
  const { client, session, host } = useInlay()
  const refusalText = useRefusalText()
  const { run } = useAction(uploadArtifacts)
  const { run: withdraw } = useAction(withdrawUpload)
  const lost = useRef(new Map<string, { readonly text: string; readonly key: string }>())

  async function stopped(entry: UploadEntry, campaignId: string): Promise<UploadState> {
    if (client.supports(withdrawUpload) === false) return { status: 'errored', problem: 'unknown' }
    const result = await withdraw({ params: { campaignId }, body: { uploadKey: entry.id } })
    if (!result.ok) return { status: 'errored', problem: 'unknown', reason: refusalText(result.error) }
    // What was added and taken back is no answer to the next try.
    if (result.data.withdrawnRowsCount > 0) lost.current.delete(entry.id)
    return { status: 'errored', problem: 'stopped' }
  }

  return async (entry, campaignId, options) => {
    if (entry.reading.status !== 'ready') return { status: 'errored', problem: 'call' }
    const full = uploadInput(entry, entry.reading.preview, campaignId)
    const { uploadKey: _, ...plain } = full.fields
    // An older server refuses what it does not know.
    const input = client.supports(withdrawUpload) === false ? { ...full, fields: plain } : full
    const asked = { operation: uploadArtifacts, input, ifMatch: undefined }
    const text = JSON.stringify([input.params, input.fields])
    const before = lost.current.get(entry.id)
    const key = before?.text === text ? before.key : host.random.id()
    session.lostCalls.keep(asked, key)
    const result = await run(input, options)
    if (session.lostCalls.keyOf(asked) === undefined) lost.current.delete(entry.id)
    else lost.current.set(entry.id, { text, key })
    if (result.ok) return stateOfResult(result.data)
    if (result.error.code === 'aborted') return stopped(entry, campaignId)
    return { status: 'errored', problem: 'call', reason: refusalText(result.error) }
  }
}

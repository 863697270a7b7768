import { useRef } from 'react'
import type { UploadProgress } from '@inlay/sdk-core'
import { uploadArtifacts } from '@inlay/sdk-core/contract/campaigns'
import { useAction, useInlay } from '@inlay/sdk-core/react'
import { useRefusalText } from '@inlay/sdk-core/ui'
import { stateOfResult, uploadInput, type UploadEntry, type UploadState } from './upload-entry'

export interface SendOptions {
  readonly signal: AbortSignal
  readonly onProgress: (progress: UploadProgress) => void
}

/**
 * Sends a file, and answers what became of it. As long as nobody knows how a file ended, it goes under the same key again,
 * whatever else was uploaded meanwhile: its rows are never added twice.
 */
export function useSendFile(): (entry: UploadEntry, campaignId: string, options: SendOptions) => Promise<UploadState> {
  const { session, host } = useInlay()
  const refusalText = useRefusalText()
  const { run } = useAction(uploadArtifacts)
  const lost = useRef(new Map<string, { readonly text: string; readonly key: string }>())

  return async (entry, campaignId, options) => {
    if (entry.reading.status !== 'ready') return { status: 'errored', problem: 'call' }
    const input = uploadInput(entry, entry.reading.preview, campaignId)
    const asked = { operation: uploadArtifacts, input, ifMatch: undefined }
    const text = JSON.stringify([input.params, input.fields])
    const before = lost.current.get(entry.id)
    const key = before?.text === text ? before.key : host.random.id()
    session.lostCalls.keep(asked, key)
    const result = await run(input, options)
    if (session.lostCalls.keyOf(asked) === undefined) lost.current.delete(entry.id)
    else lost.current.set(entry.id, { text, key })
    if (result.ok) return stateOfResult(result.data)
    if (result.error.code === 'aborted') return { status: 'errored', problem: 'stopped' }
    return { status: 'errored', problem: 'call', reason: refusalText(result.error) }
  }
}

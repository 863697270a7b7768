import { useState } from 'react'
import type { DownloadOperation, InputOf } from '@inlay/sdk-core'
import { useInlay, useMessages, useNotify } from '@inlay/sdk-core/react'
import { campaignDetailMessages } from './campaign-detail/messages'

export interface SavedDownload<O extends DownloadOperation> {
  readonly operation: O
  readonly input: InputOf<O>
  /** What the file is called, where the server does not say, or whatever it says. */
  readonly nameOf: (given: string | undefined) => string
  /** What is said when it fails, and the same for the same file. */
  readonly failed: string
  readonly id: string
  /** What is said of the file once it is saved. @default nothing */
  readonly note?: string | undefined
}

/** Saves a file as the server writes it; one that fails can be asked for again. */
export function useSavedDownload() {
  const { client, host, workspaceId } = useInlay()
  const notify = useNotify()
  const t = useMessages(campaignDetailMessages)
  const [saving, setSaving] = useState<string>()

  async function save<O extends DownloadOperation>(file: SavedDownload<O>): Promise<void> {
    const { operation, input, nameOf, failed, id, note } = file
    setSaving(id)
    try {
      const { blob, filename } = await client.download(operation, input, { workspaceId })
      host.download({ blob, filename: nameOf(filename) })
      if (note !== undefined) notify({ tone: 'info', text: note, id })
    } catch {
      notify({ tone: 'danger', text: failed, id, action: { label: t('tryAgain'), run: () => void save(file) } })
    } finally {
      setSaving(undefined)
    }
  }
  return { save, saving }
}

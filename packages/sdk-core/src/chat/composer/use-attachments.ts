import { useEffect, useRef, useState } from 'react'
import { useChatHost } from '../run/use-chat-host'
import type { AttachFile, Attachment } from './attachment'

export function useAttachments(attach: AttachFile | undefined) {
  const { random } = useChatHost()
  const [attachments, setAttachments] = useState<readonly Attachment[]>([])
  const calls = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const { current } = calls
    return () => {
      for (const call of current.values()) call.abort()
    }
  }, [])

  const settle = (id: string, state: Attachment['state']) => {
    calls.current.delete(id)
    setAttachments((before) => before.map((each) => (each.id === id ? { ...each, state } : each)))
  }

  const add = (files: readonly File[]) => {
    if (!attach) return
    for (const file of files) {
      const id = random.id()
      const call = new AbortController()
      calls.current.set(id, call)
      setAttachments((before) => [...before, { id, name: file.name, state: { status: 'under-way' } }])
      attach(file, { signal: call.signal }).then(
        (part) => settle(id, { status: 'ready', part }),
        () => settle(id, { status: 'failed' }),
      )
    }
  }

  const remove = (id: string) => {
    calls.current.get(id)?.abort()
    calls.current.delete(id)
    setAttachments((before) => before.filter((each) => each.id !== id))
  }

  return {
    attachments,
    parts: attachments.flatMap(({ state }) => (state.status === 'ready' ? [state.part] : [])),
    areReady: attachments.every(({ state }) => state.status === 'ready'),
    add,
    remove,
    clear: () => setAttachments([]),
  }
}

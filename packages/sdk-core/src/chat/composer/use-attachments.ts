import { useEffect, useRef, useState } from 'react'
import { checkFiles, type FileRefusal, type FileRules } from '../../ui/file-drop/check-files'
import type { Dropped } from '../../ui/file-drop/read-drop'
import { useChatHost } from '../run/use-chat-host'
import { nameOfPart } from '../message/part-name'
import type { AttachFile, Attachment, AttachmentPart } from './attachment'

/** The files of a message that is being written: each is made a part of it as soon as it is added. */
export function useAttachments(
  attach: AttachFile | undefined,
  rules: Pick<FileRules, 'accept' | 'maxSize'>,
  onRefused: (refused: readonly FileRefusal[]) => void,
) {
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

  const start = ({ id, file }: Pick<Attachment, 'id' | 'file'>) => {
    if (!attach || !file) return
    const call = new AbortController()
    calls.current.set(id, call)
    attach(file, { signal: call.signal }).then(
      (part) => settle(id, { status: 'ready', part }),
      () => settle(id, { status: 'failed' }),
    )
  }

  const add = ({ files, folders }: Dropped) => {
    if (!attach) return
    const known = attachments.flatMap(({ file }) => file ?? [])
    const { taken, refused } = checkFiles(files, known, { ...rules, room: Number.POSITIVE_INFINITY })
    onRefused([...folders.map(({ name }) => ({ reason: 'folder' as const, name })), ...refused])
    const added = taken.map((file): Attachment => ({
      id: random.id(),
      name: file.name,
      file,
      state: { status: 'under-way' },
    }))
    setAttachments((before) => [...before, ...added])
    for (const each of added) start(each)
  }

  const addParts = (parts: readonly AttachmentPart[]) => {
    const added = parts.map((part): Attachment => ({
      id: random.id(),
      name: nameOfPart(part),
      file: undefined,
      state: { status: 'ready', part },
    }))
    setAttachments((before) => [...before, ...added])
  }

  const retry = (attachment: Attachment) => {
    setAttachments((before) =>
      before.map((each) => (each.id === attachment.id ? { ...each, state: { status: 'under-way' } } : each)),
    )
    start(attachment)
  }

  const remove = ({ id }: Attachment) => {
    calls.current.get(id)?.abort()
    calls.current.delete(id)
    setAttachments((before) => before.filter((each) => each.id !== id))
  }

  return {
    attachments,
    parts: attachments.flatMap(({ state }) => (state.status === 'ready' ? [state.part] : [])),
    has: (status: Attachment['state']['status']) => attachments.some(({ state }) => state.status === status),
    add,
    addParts,
    retry,
    remove,
    clear: () => setAttachments([]),
  }
}

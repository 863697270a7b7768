import { useContext, useEffect, useRef, useState } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import { checkFiles, type FileRefusal, type FileRules } from '../../ui/file-drop/check-files'
import type { Dropped } from '../../ui/file-drop/read-drop'
import { useChatHost } from '../run/use-chat-host'
import { withName } from '../message/part-name'
import { usePartName } from '../message/use-part-name'
import type { AttachFile, Attachment, AttachmentPart } from './attachment'
import { DraftMemoryContext } from './draft-memory'

/** The files of a message that is being written: each is made a part of it as soon as it is added. */
export function useAttachments(
  attach: AttachFile | undefined,
  rules: Pick<FileRules, 'accept' | 'maxSize'>,
  onRefused: (refused: readonly FileRefusal[]) => void,
) {
  const { random } = useChatHost()
  const memory = useContext(DraftMemoryContext)
  const nameOf = usePartName()
  const [attachments, setAttachments] = useState<readonly Attachment[]>(memory?.attachments ?? [])
  const calls = useRef(new Map<string, AbortController>())
  useEffect(() => {
    if (memory) memory.attachments = attachments
  }, [memory, attachments])
  const again = useLatest(() => {
    for (const each of attachments) if (each.state.status === 'under-way' && !calls.current.has(each.id)) start(each)
  })
  useEffect(() => {
    const { current } = calls
    // What was given up with the conversation goes on with it.
    again.current()
    return () => {
      for (const call of current.values()) call.abort()
      current.clear()
    }
  }, [again])

  const settle = (id: string, state: Attachment['state']) => {
    calls.current.delete(id)
    setAttachments((before) => before.map((each) => (each.id === id ? { ...each, state } : each)))
  }

  const start = ({ id, name, file }: Pick<Attachment, 'id' | 'name' | 'file'>) => {
    if (!attach || !file) return
    const call = new AbortController()
    calls.current.set(id, call)
    const { signal } = call
    attach(file, { signal }).then(
      (part) => signal.aborted || settle(id, { status: 'ready', part: withName(part, name) }),
      () => signal.aborted || settle(id, { status: 'failed' }),
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
      name: nameOf(part),
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

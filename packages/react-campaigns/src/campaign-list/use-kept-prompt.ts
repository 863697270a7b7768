import { useReducer, useSyncExternalStore } from 'react'
import { useInlay } from '@inlay/sdk-core/react'

/** What is typed into the prompt box, kept on the device for its person and workspace until it is sent or taken out. */
export function useKeptPrompt(): readonly [string, (prompt: string) => void] {
  const { host, session, workspaceId = '' } = useInlay()
  const { storage } = host
  const key = `inlay.campaigns.prompt:${session.userId ?? ''}:${workspaceId}`
  const [, showAgain] = useReducer((count: number) => count + 1, 0)
  // A server knows nothing of the device, and React begins with what that has rendered.
  const prompt = useSyncExternalStore(
    onlyWrittenHere,
    () => storage.get(key) ?? '',
    () => '',
  )
  const keep = (next: string) => {
    if (next === '') storage.remove(key)
    else storage.set(key, next)
    showAgain()
  }
  return [prompt, keep]
}

const onlyWrittenHere = () => () => undefined

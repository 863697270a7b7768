import { useCallback, useMemo } from 'react'
import type { FlagKey } from '../../contract/workspace/flag-keys'
import { getFlags } from '../../contract/workspace/flags'
import { useInlay } from '../hooks/use-inlay'
import { useOperation } from '../operations/use-operation'

export interface FlagsState {
  /** `ready` when it is known which features are on; a failed read leaves all of them off. */
  readonly status: 'loading' | 'ready' | 'failed'
  readonly isOn: (key: FlagKey) => boolean
  /** Reads the server's flags again: for screens, when they are loaded. */
  readonly reload: () => void
}

/** Which features are on in the workspace. What is not set, or cannot be read, is off. */
export function useFlags(): FlagsState {
  const { flags, session, workspaceId, onError } = useInlay()
  const asksServer = flags === undefined && workspaceId !== undefined
  const answer = useOperation(getFlags, asksServer ? noInput : undefined, { staleTime: Infinity })
  const reload = useCallback(() => {
    if (asksServer) void session.queryClient.refetchQueries({ queryKey: [getFlags.id] }, { cancelRefetch: false })
  }, [asksServer, session])

  return useMemo((): FlagsState => {
    if (!flags) {
      if (answer.status === 'ready') return { status: 'ready', isOn: (key) => answer.data[key], reload }
      return { status: answer.status === 'failed' ? 'failed' : 'loading', isOn: () => false, reload }
    }
    const isOn = (key: FlagKey) => {
      try {
        return flags(key)
      } catch (error) {
        onError(error)
        return false
      }
    }
    return { status: 'ready', isOn, reload }
  }, [answer, flags, onError, reload])
}

const noInput = {}

/** Whether one feature is on. Off until that is known. */
export function useFlag(key: FlagKey): boolean {
  return useFlags().isOn(key)
}

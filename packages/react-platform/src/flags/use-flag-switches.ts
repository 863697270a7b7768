import { useCallback } from 'react'
import { getFlags, updateFlags, type FlagKey, type Flags } from '@inlay/sdk-core/contract/workspace'
import { change, useAction, useMessages, useOperation, type OperationState } from '@inlay/sdk-core/react'
import { flagsMessages } from './messages'

export interface FlagSwitches {
  readonly flags: OperationState<Flags>
  readonly turn: (flag: FlagKey, on: boolean) => void
}

/** Reads the workspace's flags and turns them, each at once and back again where the server refuses. */
export function useFlagSwitches(): FlagSwitches {
  const t = useMessages(flagsMessages)
  const flags = useOperation(getFlags, noInput)
  const { run } = useAction(updateFlags, {
    optimistic: ({ body }) => [change(getFlags, (known) => ({ ...known, ...body }))],
    failure: ({ detail }) => detail ?? t('saveFailed'),
  })
  const turn = useCallback((flag: FlagKey, on: boolean) => void run({ body: { [flag]: on } }), [run])
  return { flags, turn }
}

const noInput = {}

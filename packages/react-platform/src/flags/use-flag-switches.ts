import { useCallback, useMemo, useState } from 'react'
import { isApiError, type ApiError } from '@inlay/sdk-core'
import { getFlags, updateFlags, type FlagKey, type Flags } from '@inlay/sdk-core/contract/workspace'
import { change, useAction, useMessages, useOperation, type OperationState } from '@inlay/sdk-core/react'
import { useRefusalText } from '@inlay/sdk-core/ui'
import { flagTexts } from './flag-texts'
import { flagsMessages } from './messages'
import { useLastPress } from './use-last-press'

/** Why a flag is still as it was, for each that could not be turned. */
export type RefusedFlags = Readonly<Partial<Record<FlagKey, string>>>

export interface FlagSwitches {
  readonly flags: OperationState<Flags>
  readonly turn: (flag: FlagKey, on: boolean) => void
  readonly refused: RefusedFlags
  /** What was turned last or could not be, for those who do not see it. */
  readonly said: string
}

/** Reads the workspace's flags and turns them, each at once and back again where the server refuses: asked, where no answer came. */
export function useFlagSwitches(): FlagSwitches {
  const t = useMessages(flagsMessages)
  const name = useMessages(flagTexts)
  const refusalText = useRefusalText()
  const flags = useOperation(getFlags, noInput)
  const [refused, setRefused] = useState<RefusedFlags>({})
  const [said, setSaid] = useState('')

  const refusal = ({ body }: Change, error: ApiError) => {
    const { flag, on } = turnedBy(body)
    return t(on ? 'turnOnFailed' : 'turnOffFailed', {
      flag: name(`${flag}.name`),
      why: refusalText(error) ?? t(isApiError(error, 'offline') ? 'offline' : 'tryAgain'),
    })
  }
  const { run } = useAction(updateFlags, {
    optimistic: ({ body }) => [change(getFlags, (known) => ({ ...known, ...body }))],
    async whenLost({ body }, ask) {
      const now = await ask(getFlags, noInput)
      const { flag, on } = turnedBy(body)
      return now[flag] === on ? now : undefined
    },
    // Seen beside the switch, and nowhere else.
    onError({ input, error }) {
      if (isOvertaken(input)) return
      const why = refusal(input, error)
      setRefused((before) => ({ ...before, [turnedBy(input.body).flag]: why }))
      setSaid(why)
    },
    onSuccess({ input }) {
      if (isOvertaken(input)) return
      const { flag, on } = turnedBy(input.body)
      setSaid(t(on ? 'turnedOn' : 'turnedOff', { flag: name(`${flag}.name`) }))
    },
  })

  const send = useCallback(
    async (flag: FlagKey, on: boolean) => {
      const result = await run({ body: { [flag]: on } })
      return result.ok || !isApiError(result.error, 'aborted')
    },
    [run],
  )
  const presses = useLastPress(send)
  /** Nobody asks how a change went that is followed by another of the same flag. */
  const isOvertaken = ({ body }: Change) => {
    const { flag, on } = turnedBy(body)
    return presses.isOvertaken(flag, on)
  }

  return {
    flags: useShown(flags, presses.wanted),
    refused,
    said,
    turn(flag, on) {
      setRefused((before) => ({ ...before, [flag]: undefined }))
      // So that the same said again is heard again.
      setSaid('')
      presses.press(flag, on)
    },
  }
}

/** The flags as they were pressed last, whatever the server has been told of it. */
function useShown(flags: OperationState<Flags>, wanted: Flags): OperationState<Flags> {
  return useMemo(() => {
    if (flags.status !== 'ready') return flags
    const pressed = Object.entries(wanted).filter(([, on]) => on !== undefined)
    return { ...flags, data: { ...flags.data, ...Object.fromEntries(pressed) } }
  }, [flags, wanted])
}

interface Change {
  readonly body: Flags
}

/** Each change is of one flag. */
function turnedBy(body: Flags): { readonly flag: FlagKey; readonly on: boolean } {
  const [[flag, on]] = Object.entries(body) as [[FlagKey, boolean]]
  return { flag, on }
}

const noInput = {}

import { useState } from 'react'
import { getFlags, updateFlags, type FlagKey, type Flags } from '@inlay/sdk-core/contract/workspace'
import { change, useAction, useMessages, useOperation, type OperationState } from '@inlay/sdk-core/react'
import { flagTexts } from './flag-texts'
import { flagsMessages } from './messages'

/** Why a flag is still as it was, for each that could not be turned. */
export type RefusedFlags = Readonly<Partial<Record<FlagKey, string>>>

export interface FlagSwitches {
  readonly flags: OperationState<Flags>
  readonly turn: (flag: FlagKey, on: boolean) => void
  readonly refused: RefusedFlags
  /** What was turned last, for those who do not see it. */
  readonly said: string
}

/** Reads the workspace's flags and turns them, each at once and back again where the server refuses: asked, where no answer came. */
export function useFlagSwitches(): FlagSwitches {
  const t = useMessages(flagsMessages)
  const name = useMessages(flagTexts)
  const flags = useOperation(getFlags, noInput)
  const [refused, setRefused] = useState<RefusedFlags>({})
  const [said, setSaid] = useState('')

  const refusal = ({ body }: Change, detail: string | undefined) => {
    const { flag, on } = turnedBy(body)
    return t(on ? 'turnOnFailed' : 'turnOffFailed', { flag: name(`${flag}.name`), why: detail ?? t('tryAgain') })
  }
  const { run } = useAction(updateFlags, {
    optimistic: ({ body }) => [change(getFlags, (known) => ({ ...known, ...body }))],
    async whenLost({ body }, ask) {
      const now = await ask(getFlags, noInput)
      const { flag, on } = turnedBy(body)
      return now[flag] === on ? now : undefined
    },
    about: ({ body }) => turnedBy(body).flag,
    failure: ({ input, detail }) => refusal(input, detail),
    onError: ({ input, detail }) =>
      setRefused((before) => ({ ...before, [turnedBy(input.body).flag]: refusal(input, detail) })),
    onSuccess({ input }) {
      const { flag, on } = turnedBy(input.body)
      setSaid(t(on ? 'turnedOn' : 'turnedOff', { flag: name(`${flag}.name`) }))
    },
  })

  return {
    flags,
    refused,
    said,
    turn(flag, on) {
      setRefused((before) => ({ ...before, [flag]: undefined }))
      void run({ body: { [flag]: on } })
    },
  }
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

import { useRef, useState } from 'react'
import type { FlagKey } from '@inlay/sdk-core/contract/workspace'

type Presses = Readonly<Partial<Record<FlagKey, boolean>>>

/**
 * Sends the presses of a flag's switch one after the other, since changes that are on their way together may arrive in any
 * order. Of what is pressed meanwhile only the last is sent, so a flag ends as it was pressed last.
 * @param send gives whether to go on with what was pressed meanwhile; keeps its identity
 */
export function useLastPress(send: (flag: FlagKey, on: boolean) => Promise<boolean>) {
  const presses = useRef<Presses>({})
  const [wanted, setWanted] = useState<Presses>({})

  function note(flag: FlagKey, on: boolean | undefined) {
    presses.current = { ...presses.current, [flag]: on }
    setWanted(presses.current)
  }

  async function sendUntilAsPressed(flag: FlagKey, first: boolean) {
    let sent = first
    while (await send(flag, sent)) {
      const pressed = presses.current[flag]
      if (pressed === undefined || pressed === sent) break
      sent = pressed
    }
    note(flag, undefined)
  }

  return {
    /** How a flag is to be whose change is on its way. */
    wanted,
    /** Whether the flag has been pressed another way since it was sent to be so. */
    isOvertaken: (flag: FlagKey, on: boolean) => presses.current[flag] !== on,
    press(flag: FlagKey, on: boolean) {
      const isOnItsWay = presses.current[flag] !== undefined
      note(flag, on)
      if (!isOnItsWay) void sendUntilAsPressed(flag, on)
    },
  }
}

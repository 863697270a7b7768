import { useMemo, useRef } from 'react'
import type { LeaveRow } from './RowDrawer'

/** What leads away from the row in the drawer asks first, where somebody has typed something there. */
export function useLeaveRow() {
  const leave = useRef<LeaveRow>(undefined)
  return useMemo(
    () => ({
      /** The drawer's. */
      onLeaveChange: (next: LeaveRow | undefined) => {
        leave.current = next
      },
      /** Goes, unless somebody stays. */
      leaveRow: (...[go, onStay]: Parameters<LeaveRow>) => {
        if (leave.current) leave.current(go, onStay)
        else go()
      },
    }),
    [],
  )
}

import { forwardRef, useImperativeHandle } from 'react'
import { useLeaveGuard, type LeaveGuardHandle, type LeaveGuardOptions } from './use-leave-guard'

export type LeaveGuardProps = LeaveGuardOptions

/**
 * Asks “Leave without saving?” before somebody leaves what is not saved: by a link, by the browser's buttons, by
 * closing the window. Draws nothing until then. A form brings its own.
 *
 * Contract: slot class `inlay-LeaveGuard` on the dialog; else as `Dialog`.
 */
export const LeaveGuard = forwardRef<LeaveGuardHandle, LeaveGuardProps>(function LeaveGuard(props, ref) {
  const { confirmLeave, dialog } = useLeaveGuard(props)
  useImperativeHandle(ref, () => ({ confirmLeave }), [confirmLeave])
  return dialog
})

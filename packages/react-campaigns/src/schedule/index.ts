'use client'
export { ScheduleButton, type ScheduleButtonProps } from './ScheduleButton'
export { ScheduleDialog, type ScheduleDialogProps } from './ScheduleDialog'
export { scheduleMessages } from './messages'

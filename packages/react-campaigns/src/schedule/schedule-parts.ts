export { ScheduleDialog } from './ScheduleDialog'

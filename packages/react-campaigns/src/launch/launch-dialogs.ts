export { LaunchEmailsDialog } from './LaunchEmailsDialog'
export { SendLeadsDialog } from './SendLeadsDialog'

export { createOperationLog, type Change, type OperationLog } from './operation-log'
export {
  createPendingOperations,
  lackingAt,
  type Mark,
  type OperationId,
  type PendingOperation,
  type PendingOperations,
} from './pending-operations'

export interface LogEntry {
  readonly level: 'info' | 'error'
  readonly message: string
  readonly requestId?: string | undefined
  readonly operationId?: string | undefined
  readonly cause?: unknown
}

/** Where the server writes what its operator should know. */
export type Log = (entry: LogEntry) => void

export const consoleLog: Log = ({ level, message, requestId, operationId, cause }) => {
  const text = [message, operationId, requestId].filter((part) => part !== undefined).join(' · ')
  if (level === 'error') console.error(text, ...(cause === undefined ? [] : [cause]))
  else console.log(text)
}

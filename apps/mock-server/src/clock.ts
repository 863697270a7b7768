/** The mock server's own time, which a test can stop, set and move. */
export interface Clock {
  now(): number
  /** Resolves when so much mock time has passed, or rejects when aborted. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>
}

/** Another process has the folder open. */
export class LockedError extends Error {
  override readonly name = 'LockedError'
  constructor(
    readonly directory: string,
    /** Nothing when the other process has not yet said who it is. */
    readonly pid: number | undefined,
  ) {
    super(
      `${directory} is in use by ${pid === undefined ? 'another process' : `process ${pid}`}. ` +
        'Stop it, or choose another folder.',
    )
  }
}

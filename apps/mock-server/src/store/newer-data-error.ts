/** What is stored was written by a newer version, which this one must not touch. */
export class NewerDataError extends Error {
  override readonly name = 'NewerDataError'
  constructor(
    readonly place: string,
    readonly found: number,
    readonly supported: number,
  ) {
    super(
      `The data in ${place} has schema version ${found}; this version knows only up to ${supported}. ` +
        'Start the newer version, or choose another place.',
    )
  }
}

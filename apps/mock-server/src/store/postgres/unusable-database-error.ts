/** The database cannot be opened; the cause is what the driver or the database says about it. */
export class UnusableDatabaseError extends Error {
  override readonly name = 'UnusableDatabaseError'
  constructor(cause: unknown) {
    super('The PostgreSQL cannot be used.', { cause })
  }
}

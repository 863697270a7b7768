/** A part of the app could not be had since the server cannot be reached: no fault of the part. */
export class ServerUnreachable extends Error {
  override readonly name = 'ServerUnreachable'

  constructor(cause: unknown) {
    super('The server cannot be reached.', { cause })
  }
}

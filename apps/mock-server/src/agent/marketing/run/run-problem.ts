/** Why a run ends before it is done, as whoever asked is told. */
export class RunProblem extends Error {
  override readonly name = 'RunProblem'
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message)
  }
}

/** The job was cancelled, or went with its workspace: there is nothing left to do. */
export class JobGone extends Error {
  override readonly name = 'JobGone'
}

/** A folder that data cannot be kept in, for what the operating system says. */
export class UnusableDirectoryError extends Error {
  override readonly name = 'UnusableDirectoryError'
  constructor(
    readonly directory: string,
    override readonly cause: unknown,
  ) {
    super(`Data cannot be kept in ${directory}: ${reasonOf(cause)}.`)
  }
}

function reasonOf(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  // The driver gives this one no code.
  if (String(cause).includes('Unable to open connection')) return notWritable
  return reasons[code.startsWith('SQLITE_READONLY') ? 'SQLITE_READONLY' : code] ?? String(cause)
}

const notWritable = 'it cannot be written'

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'it is not a folder',
  ENOTDIR: 'it is not a folder, or lies in something that is none',
  EACCES: notWritable,
  EPERM: notWritable,
  EROFS: notWritable,
  SQLITE_READONLY: notWritable,
  ENOENT: 'it cannot be made there',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'it is a link that leads back to itself',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  SQLITE_FULL: 'the disk is full',
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { LockedError } from './locked-error'
import { makeFolder } from './make-folder'
import { UnusableDirectoryError } from './unusable-directory-error'

/**
 * Takes a folder for this process; the answer gives it back.
 *
 * The lock is one that the operating system holds for SQLite on a file of its own. It goes with the process, however
 * that ends, so there are no stale locks to judge, and no process number that somebody else has got since.
 */
export function lockDirectory(directory: string): () => void {
  const lock = openLock(directory)
  const owner = join(directory, 'owner.json')
  try {
    lock.exec('BEGIN EXCLUSIVE')
    writeFileSync(owner, `${JSON.stringify({ pid: process.pid })}\n`)
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')) {
      throw new LockedError(directory, ownerOf(directory))
    }
    throw new UnusableDirectoryError(directory, error)
  }
  return () => {
    rmSync(owner, { force: true })
    lock.exec('ROLLBACK')
    lock.close()
  }
}

function openLock(directory: string): Database.Database {
  try {
    makeFolder(directory)
    return new Database(join(directory, 'lock.sqlite'))
  } catch (error) {
    throw new UnusableDirectoryError(directory, error)
  }
}

function ownerOf(directory: string): number | undefined {
  try {
    const owner: unknown = JSON.parse(readFileSync(join(directory, 'owner.json'), 'utf8'))
    return typeof owner === 'object' && owner && 'pid' in owner && typeof owner.pid === 'number' ? owner.pid : undefined
  } catch {
    // It took the lock a moment ago and has not written yet.
    return undefined
  }
}

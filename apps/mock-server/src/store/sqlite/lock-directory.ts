import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { LockedError } from './locked-error'

/**
 * Takes a folder for this process; the answer gives it back.
 *
 * The lock is one that the operating system holds for SQLite on a file of its own. It goes with the process, however
 * that ends, so there are no stale locks to judge, and no process number that somebody else has got since.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const lock = new Database(join(directory, 'lock.sqlite'))
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')) {
      throw new LockedError(directory, ownerOf(directory))
    }
    throw error
  }
  const owner = join(directory, 'owner.json')
  writeFileSync(owner, `${JSON.stringify({ pid: process.pid })}\n`)
  return () => {
    rmSync(owner, { force: true })
    lock.exec('ROLLBACK')
    lock.close()
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

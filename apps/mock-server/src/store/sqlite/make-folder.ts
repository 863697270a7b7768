import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder, and those above it that are missing.
 *
 * Not with `recursive`: where the system says that a folder of `/proc` cannot be made since there is nothing, Node makes
 * the one above it and tries again, without end.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return
  const parent = dirname(folder)
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have been faster.
    if (isFolder(folder)) return
    if (!isMissing(error) || parent === folder || isFolder(parent)) throw error
    makeFolder(parent)
    makeFolder(folder)
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

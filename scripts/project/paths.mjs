import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the whole project. */
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '')

/** What scripts keep between runs; goes away with node_modules, so that a fresh install builds afresh. */
export const cacheRoot = join(projectRoot, 'node_modules', '.cache', 'inlay')

export const hostOutput = join(cacheRoot, 'host')
export const serverOutput = join(cacheRoot, 'server')
export const testResults = join(cacheRoot, 'stage-results')

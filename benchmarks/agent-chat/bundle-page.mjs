import { fileURLToPath } from 'node:url'
import { bundleContestant } from '../bundle-contestant.mjs'

const folder = fileURLToPath(new URL('pages/', import.meta.url))

/**
 * @param {string} name
 * @param {{ fromSource?: boolean }} [options] `fromSource`: ours as it is in `src`, without a build
 */
export function bundlePage(name, { fromSource } = {}) {
  const styles = name === 'inlay' ? `import '@inlay/sdk-core/styles.css'` : ''
  const code = `${styles}\nimport './${name}.jsx'\nexport * from './given.mjs'`
  return bundleContestant({ folder, code, globalName: 'given', fromSource })
}

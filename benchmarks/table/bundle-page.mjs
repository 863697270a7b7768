import { fileURLToPath } from 'node:url'
import { bundleContestant } from '../bundle-contestant.mjs'
import { pages } from './pages/pages.mjs'

const folder = fileURLToPath(new URL('pages/', import.meta.url))

/**
 * @param {keyof typeof pages} name
 * @param {{ fromSource?: boolean }} [options] `fromSource`: ours as it is in `src`, without a build
 */
export function bundlePage(name, { fromSource } = {}) {
  const { script, styles, react } = pages[name]
  const code = [...styles, `./${script}`].map((file) => `import '${file}'`).join('\n')
  return bundleContestant({ folder, code, react, fromSource })
}

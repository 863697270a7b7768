import { fileURLToPath } from 'node:url'
import { installIfNeeded } from '../../scripts/install-if-needed.mjs'
import { runNpm } from '../../scripts/machine/run-command.mjs'

const folder = fileURLToPath(new URL('.', import.meta.url))

export const peersModules = `${folder}node_modules`

export function installPeers() {
  const install = () => runNpm(['ci', '--no-audit', '--no-fund'], { cwd: folder, output: 'aside' })
  return installIfNeeded({ root: folder, install, say: console.error })
}

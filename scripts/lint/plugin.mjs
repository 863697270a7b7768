import { clockRule } from './clock-rule.mjs'
import { layersRule } from './layers-rule.mjs'
import { ownQueryClientRule } from './own-query-client-rule.mjs'

// oxlint takes a plugin as the default export.
export default {
  meta: { name: 'inlay' },
  rules: { clock: clockRule, layers: layersRule, 'own-query-client': ownQueryClientRule },
}

/**
 * What may be behind each door of sdk-core: folders or files of its `src`, and packages from elsewhere. A door that is
 * not in the table fails the check.
 *
 * @typedef {{ folders: readonly string[], packages: readonly string[] }} Reach
 */

const mechanism = [
  'index',
  ...['operation', 'errors', 'ports', 'auth', 'messages', 'destinations', 'event-stream', 'values'],
  'contract/contract-version',
]
const client = ['client', 'contract/workspace/capabilities']
const agentOperations = ['contract/workspace/agents']
const areas = ['workspace', 'campaigns', 'documents', 'citations', 'workflows', 'data']
const react = ['react', 'react/jsx-runtime', 'react-dom']

const reactReach = {
  folders: [...mechanism, ...client, 'contract/workspace', 'react', 'autosave', 'operation-log'],
  packages: [...react, '@tanstack/react-query', 'intl-messageformat', 'zod', 'ky'],
}
const uiReach = {
  folders: [...reactReach.folders, 'markdown', 'ui'],
  packages: [
    ...reactReach.packages,
    ...['@floating-ui/react', 'lucide-react', '@inlay/sdk-core/styles.js'],
    ...['react-hook-form', 'marked', 'd3-array'],
  ],
}

/** @type {Record<string, Reach>} */
export const doorTable = {
  '.': { folders: [...mechanism, ...client], packages: ['zod', 'ky'] },
  './contract': { folders: [...mechanism, 'contract'], packages: ['zod'] },
  ...Object.fromEntries(
    areas.map((area) => [`./contract/${area}`, { folders: [...mechanism, `contract/${area}`], packages: ['zod'] }]),
  ),
  './oidc': { folders: [...mechanism, 'oidc'], packages: ['oidc-client-ts'] },
  ...Object.fromEntries(
    ['autosave', 'csv', 'embed', 'filters', 'operation-log'].map((door) => [
      `./${door}`,
      { folders: [...mechanism, door], packages: ['zod'] },
    ]),
  ),
  './markdown': { folders: ['markdown'], packages: ['marked'] },
  './agent': { folders: [...mechanism, 'agent', ...agentOperations], packages: ['zod'] },
  './testing': { folders: [...mechanism, ...client, 'testing'], packages: ['zod', 'ky'] },
  './react': reactReach,
  './ui': uiReach,
  './table': {
    folders: [...uiReach.folders, 'table', 'filters', 'csv'],
    packages: uiReach.packages,
  },
  './chat': { folders: [...uiReach.folders, 'chat', 'agent'], packages: uiReach.packages },
}

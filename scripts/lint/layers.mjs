/**
 * Which code may import which. A zone is a set of folders or files; a file belongs to the zone with the longest match.
 *
 * @typedef {{
 *   name: string,
 *   at: readonly string[],
 *   from: readonly string[],
 *   packages?: readonly string[],
 *   without?: readonly string[],
 * }} Zone `from`: the other zones that it may import. `packages`: all that it may import from elsewhere; or `without`:
 * what it may not.
 */

const core = 'packages/sdk-core/src'
const areas = ['workspace', 'campaigns', 'documents', 'citations', 'workflows', 'data']
const mechanism = ['mechanism', 'client', 'contract version']
const react = ['react', 'react-dom']
const ownedByCore = [
  'ky',
  'oidc-client-ts',
  '@tanstack/react-query',
  'intl-messageformat',
  '@floating-ui/react',
  'marked',
  'react-hook-form',
  'd3-array',
]

/** @type {readonly Zone[]} */
const coreZones = [
  {
    name: 'mechanism',
    at: [
      `${core}/index`,
      ...['operation', 'errors', 'ports', 'auth', 'messages', 'destinations', 'event-stream'].map(
        (folder) => `${core}/${folder}`,
      ),
    ],
    from: mechanism,
    packages: ['zod'],
  },
  {
    name: 'client',
    at: [`${core}/client`],
    from: [...mechanism, 'capabilities'],
    packages: ['zod', 'ky'],
  },
  { name: 'contract version', at: [`${core}/contract/contract-version`], from: [] },
  {
    name: 'capabilities',
    at: [`${core}/contract/workspace/capabilities`],
    from: mechanism,
    packages: ['zod'],
  },
  {
    name: 'agent operations',
    at: [`${core}/contract/workspace/agents`],
    from: mechanism,
    packages: ['zod'],
  },
  ...areas.map((area) => ({
    name: `contract/${area}`,
    at: [`${core}/contract/${area}`],
    from: area === 'workspace' ? [...mechanism, 'capabilities', 'agent operations'] : mechanism,
    packages: ['zod'],
  })),
  {
    name: 'contract',
    at: [`${core}/contract`],
    from: [...mechanism, ...areas.map((area) => `contract/${area}`)],
    packages: ['zod'],
  },
  { name: 'oidc', at: [`${core}/oidc`], from: mechanism, packages: ['oidc-client-ts'] },
  // Types alone: nothing of it is behind the door.
  { name: 'agent', at: [`${core}/agent`], from: [...mechanism, 'agent operations'], packages: ['zod', '@ag-ui/core'] },
  ...['autosave', 'csv', 'embed', 'filters', 'operation-log', 'testing'].map((folder) => ({
    name: folder,
    at: [`${core}/${folder}`],
    from: mechanism,
    packages: ['zod'],
  })),
  { name: 'markdown', at: [`${core}/markdown`], from: [], packages: ['marked'] },
  {
    name: 'react',
    at: [`${core}/react`],
    from: [...mechanism, 'contract/workspace', 'capabilities', 'autosave', 'operation-log'],
    packages: [...react, '@tanstack/react-query', 'intl-messageformat', 'zod'],
  },
  {
    name: 'ui',
    at: [`${core}/ui`],
    from: [...mechanism, 'react', 'markdown'],
    packages: [...react, '@floating-ui/react', 'lucide-react', 'marked', 'zod', 'react-hook-form', 'd3-array'],
  },
  {
    name: 'table',
    at: [`${core}/table`],
    from: [...mechanism, 'react', 'ui', 'filters', 'csv', 'operation-log'],
    packages: [...react, 'lucide-react', 'zod'],
  },
  {
    name: 'chat',
    at: [`${core}/chat`],
    from: [...mechanism, 'react', 'ui', 'agent'],
    packages: [...react, 'lucide-react', 'zod'],
  },
]

const coreNames = coreZones.map((zone) => zone.name)
const reactZones = ['react', 'ui', 'table', 'chat']

/** @type {readonly Zone[]} */
const featureZones = ['react-campaigns', 'react-copyedit', 'react-platform'].map((name) => ({
  name,
  at: [`packages/${name}/src`],
  from: coreNames,
  without: [...ownedByCore, 'node:', 'msw'],
}))

/** @type {readonly Zone[]} */
const appZones = [
  {
    name: 'mock-server',
    at: ['apps/mock-server/src'],
    from: ['portable mock-server', ...coreNames.filter((name) => !reactZones.includes(name))],
    without: [...react, ...ownedByCore],
  },
  {
    // Runs in the browser too, under stories.
    name: 'portable mock-server',
    at: [
      'agent',
      'handlers',
      'scenarios',
      'frame',
      'jobs',
      'openapi',
      'browser',
      'clock',
      'controls',
      'create-mock-server',
      'faults',
      'implement',
      'log',
      'mock-clock',
      'read-all',
      'seeded-random',
    ].map((part) => `apps/mock-server/src/${part}`),
    from: ['mock-server', ...coreNames.filter((name) => !reactZones.includes(name))],
    without: [...react, ...ownedByCore, 'node:'],
  },
  {
    name: 'reference-host',
    at: ['apps/reference-host/src'],
    from: [...coreNames, ...featureZones.map((zone) => zone.name)],
    without: [...ownedByCore, 'msw', 'node:'],
  },
]

/** @type {readonly Zone[]} */
export const zones = [...coreZones, ...featureZones, ...appZones]

/**
 * The zone of a file or of a module that an import names.
 * @param {string} path relative to the project, with or without its extension
 */
export function zoneOf(path) {
  const bare = path.replace(/\.[cm]?[jt]sx?$/, '')
  let best
  let length = -1
  for (const zone of zones) {
    for (const at of zone.at) {
      if (at.length > length && (bare === at || bare.startsWith(`${at}/`))) [best, length] = [zone, at.length]
    }
  }
  return best
}

/**
 * Where an import leads: a path in the project for our own modules, otherwise the name of a package.
 * @param {string} specifier
 * @param {string} importer relative to the project
 * @returns {{ path: string } | { package: string }}
 */
export function importTarget(specifier, importer) {
  const plain = specifier.replace(/[?#].*$/, '')
  if (plain.startsWith('.')) return { path: normalise(`${importer}/../${plain}`) }
  const own = /^@inlay\/([^/]+)(\/.*)?$/.exec(plain)
  if (own === null) return { package: plain }
  const folder = ['mock-server', 'reference-host'].includes(own[1]) ? 'apps' : 'packages'
  return { path: `${folder}/${own[1]}/src${own[2] ?? '/index'}` }
}

function normalise(path) {
  const parts = []
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

/** The package of a path, as in `packages/sdk-core`. */
export function packageOf(path) {
  return path.split('/').slice(0, 2).join('/')
}

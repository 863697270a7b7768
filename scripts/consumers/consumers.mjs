/**
 * @typedef {{
 *   name: string,
 *   folders: Record<string, string>,
 *   dependencies: Record<string, string>,
 *   environment: (api: { url: string, token: string, workspaceId: string }) => Record<string, string>,
 *   build: readonly (readonly string[])[],
 *   serve: (port: number) => readonly string[],
 *   texts: readonly string[],
 * }} Consumer `folders`: templates and where they go. `build` and `serve`: programs of its node_modules and their
 * arguments. `texts`: what its page shows besides the campaigns.
 */

const vite = (react, types) => ({
  folders: { vite: '.', shared: 'src' },
  dependencies: {
    react,
    'react-dom': react,
    '@types/react': types,
    '@types/react-dom': types,
    '@vitejs/plugin-react': '6.3.0',
    typescript: '6.0.3',
    vite: '8.3.8',
  },
  environment: ({ url, token, workspaceId }) => ({
    VITE_INLAY_API_URL: url,
    VITE_INLAY_TOKEN: token,
    VITE_INLAY_WORKSPACE_ID: workspaceId,
  }),
  build: [
    ['typescript/bin/tsc', '--noEmit'],
    // A host whose bundler brings no types of its own, as for imported style sheets.
    ['typescript/bin/tsc', '--noEmit', '--project', 'tsconfig.plain.json'],
    ['vite/bin/vite.js', 'build'],
  ],
  serve: (port) => ['vite/bin/vite.js', 'preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
  texts: ['Emails sent'],
})

/** @type {readonly Consumer[]} */
export const consumers = [
  { name: 'Vite with React 18', ...vite('18.3.1', '^18.3.0') },
  { name: 'Vite with React 19', ...vite('19.3.1', '^19.0.0') },
  {
    name: 'Next with the app router',
    folders: { next: '.', shared: 'app' },
    dependencies: {
      next: '16.4.5',
      react: '19.3.1',
      'react-dom': '19.3.1',
      '@types/node': '20.19.43',
      '@types/react': '^19.0.0',
      typescript: '6.0.3',
    },
    environment: ({ url, token, workspaceId }) => ({
      INLAY_API_URL: url,
      INLAY_TOKEN: token,
      INLAY_WORKSPACE_ID: workspaceId,
      NEXT_TELEMETRY_DISABLED: '1',
    }),
    build: [['next/dist/bin/next', 'build']],
    serve: (port) => ['next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', String(port)],
    // Of the server component: a text and a place from the door of the package, and its own wording.
    texts: ['Audience list', 'campaigns.audienceList', 'Letters sent'],
  },
]

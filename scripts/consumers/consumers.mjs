/**
 * @typedef {{
 *   name: string,
 *   folders: Record<string, string>,
 *   dependencies: Record<string, string>,
 *   environment: (api: { url: string, framesUrl: string, token: string, workspaceId: string }) => Record<string, string>,
 *   build: readonly (readonly string[])[],
 *   serve: (port: number) => readonly string[],
 *   texts: readonly string[],
 *   framed?: boolean,
 * }} Consumer `folders`: templates and where they go. `build` and `serve`: programs of its node_modules and their
 * arguments. `texts`: what its page shows besides the campaigns. `framed`: the campaigns are in a frame of its page.
 */

const vitePreview = (port) => [
  'vite/bin/vite.js',
  'preview',
  '--host',
  '127.0.0.1',
  '--port',
  String(port),
  '--strictPort',
]

const viteVersions = { typescript: '6.0.3', vite: '8.3.8' }

const vite = (react, types) => ({
  folders: { vite: '.', shared: 'src' },
  dependencies: {
    react,
    'react-dom': react,
    '@types/react': types,
    '@types/react-dom': types,
    '@vitejs/plugin-react': '6.3.0',
    ...viteVersions,
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
  serve: vitePreview,
  texts: ['Emails sent'],
})

/** A page without React, with `<inlay-frame>` in its templates. */
const framed = {
  environment: ({ framesUrl, token, workspaceId }) => ({
    VITE_INLAY_FRAMES_URL: framesUrl,
    VITE_INLAY_TOKEN: token,
    VITE_INLAY_WORKSPACE_ID: workspaceId,
  }),
  serve: vitePreview,
  texts: ['Emails sent'],
  framed: true,
}

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
  {
    name: 'Vue',
    folders: { vue: '.' },
    dependencies: { vue: '3.5.45', '@vitejs/plugin-vue': '6.0.11', ...viteVersions },
    build: [['vite/bin/vite.js', 'build']],
    ...framed,
  },
  {
    name: 'Angular',
    folders: { angular: '.' },
    dependencies: {
      '@angular/common': '22.2.6',
      '@angular/compiler': '22.2.6',
      '@angular/core': '22.2.6',
      '@angular/platform-browser': '22.2.6',
      rxjs: '^7.8.0',
      ...viteVersions,
    },
    build: [
      ['typescript/bin/tsc', '--noEmit'],
      ['vite/bin/vite.js', 'build'],
    ],
    ...framed,
  },
]

import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from './machine/run-command.mjs'
import { projectRoot } from './project/paths.mjs'

const core = 'packages/sdk-core/src'
const feature = 'packages/react-campaigns/src'

/** Each fault by the rule that must find it: [rule, file, source]. */
const faults = [
  // Imports only run downwards.
  ['layers', `${core}/operation/a1.ts`, `import { useState } from 'react'\nexport const a = useState`],
  ['layers', `${core}/errors/a2.ts`, `export { Button } from '../ui/index'`],
  [
    'layers',
    `${core}/client/a3.ts`,
    `import type { Campaign } from '../contract/campaigns/campaign'\nexport type A = Campaign`,
  ],
  ['layers', `${core}/contract/campaigns/a4.ts`, `export { data } from '../data/index'`],
  ['layers', `${core}/contract/data/a5.ts`, `import ky from 'ky'\nexport const a = ky`],
  ['layers', `${core}/auth/a6.ts`, `import { UserManager } from 'oidc-client-ts'\nexport const a = UserManager`],
  ['layers', `${core}/autosave/a7.ts`, `export const a = () => import('../react/index')`],
  ['layers', `${core}/filters/a8.ts`, `export { useState } from 'react'`],
  ['layers', `${core}/ports/a9.ts`, `import { readFile } from 'node:fs'\nexport const a = readFile`],
  [
    'layers',
    `${core}/messages/a10.ts`,
    `import { IntlMessageFormat } from 'intl-messageformat'\nexport const a = IntlMessageFormat`,
  ],
  ['layers', `${core}/destinations/a11.ts`, `export { useNavigation } from '../react/hooks/use-navigation'`],
  ['layers', `${core}/react/b1.ts`, `export { Button } from '../ui/button/Button'`],
  ['layers', `${core}/react/b2.ts`, `export { listCampaigns } from '../contract/campaigns/index'`],
  [
    'layers',
    `${core}/ui/b3.ts`,
    `import type { Campaign } from '../contract/campaigns/index'\nexport type A = Campaign`,
  ],
  ['layers', `${core}/ui/b4.ts`, `import { useQuery } from '@tanstack/react-query'\nexport const a = useQuery`],
  ['layers', `${core}/ui/b5.ts`, `export { DataTable } from '../table/index'`],
  ['layers', `${core}/table/b6.ts`, `export { Chat } from '../chat/index'`],
  ['layers', `${core}/operation/b7.ts`, `export { main } from '../../../../apps/mock-server/src/cli'`],
  ['layers', `${core}/operation/b8.ts`, `export { campaigns } from '@inlay/react-campaigns'`],
  ['layers', `${core}/operation/b9.ts`, `export type A = import('react').ReactNode`],
  ['layers', `${feature}/c1.ts`, `export { Shell } from '@inlay/react-platform/shell'`],
  ['layers', `${feature}/c2.ts`, `export { documents } from '@inlay/react-copyedit'`],
  ['layers', `${feature}/c3.ts`, `export { operation } from '../../sdk-core/src/operation/operation'`],
  ['layers', `${feature}/c4.ts`, `import { useQuery } from '@tanstack/react-query'\nexport const a = useQuery`],
  ['layers', `${feature}/c5.ts`, `import ky from 'ky'\nexport const a = ky`],
  ['layers', `${feature}/c6.ts`, `export { createMockServer } from '@inlay/mock-server'`],
  ['layers', `${feature}/c7.stories.tsx`, `export { Shell } from '@inlay/react-platform/shell'`],
  ['layers', `${core}/ui/c8.specimen.tsx`, `export { registry } from '../../../../suites/registry'`],
  ['layers', `${core}/ui/c9.tsx`, `export type { Specimen } from '../../../../suites/specimen'`],
  ['layers', `${core}/ui/c10.test.ts`, `export { emulateMedia } from '../../../../suites/emulate-media'`],
  ['layers', `packages/react-copyedit/src/c8.ts`, `export { campaigns } from '@inlay/react-campaigns'`],
  ['layers', `packages/react-platform/src/c9.ts`, `export { campaigns } from '@inlay/react-campaigns'`],
  ['layers', 'apps/mock-server/src/d1.ts', `export { InlayProvider } from '@inlay/sdk-core/react'`],
  ['layers', 'apps/mock-server/src/d2.ts', `export { Button } from '@inlay/sdk-core/ui'`],
  ['layers', 'apps/mock-server/src/d3.ts', `export { campaigns } from '@inlay/react-campaigns'`],
  [
    'layers',
    'apps/mock-server/src/handlers/campaigns/d4.ts',
    `import { readFile } from 'node:fs'\nexport const a = readFile`,
  ],
  ['layers', 'apps/reference-host/src/d5.ts', `export { createMockServer } from '@inlay/mock-server'`],
  [
    'own-query-client',
    `${core}/react/e1.ts`,
    `import { QueryClientProvider } from '@tanstack/react-query'\nexport const a = QueryClientProvider`,
  ],
  [
    'own-query-client',
    `${core}/react/e2.ts`,
    `import { focusManager } from '@tanstack/react-query'\nexport const a = focusManager`,
  ],
  [
    'own-query-client',
    `${core}/react/e3.ts`,
    `import { useQuery } from '@tanstack/react-query'\nexport const useA = () => useQuery({ queryKey: [] })`,
  ],
  [
    'own-query-client',
    `${core}/react/e4.ts`,
    `import { useMutation as act } from '@tanstack/react-query'\nexport const useA = () => act({})`,
  ],
  [
    'own-query-client',
    `${core}/react/e5.ts`,
    `import { useQueryClient } from '@tanstack/react-query'\nexport const useA = () => useQueryClient()`,
  ],
  ['own-query-client', `${core}/react/e6.ts`, `import * as query from '@tanstack/react-query'\nexport const a = query`],

  // What a port replaces.
  ...[
    'window.innerWidth',
    'document.title',
    'globalThis.name',
    'self.name',
    'fetch("/")',
    'new XMLHttpRequest()',
    'new EventSource("/")',
    'setTimeout(String, 1)',
    'setInterval(String, 1)',
    'requestAnimationFrame(String)',
    'localStorage.getItem("a")',
    'sessionStorage.getItem("a")',
    'navigator.language',
    'location.href',
    'history.length',
    'crypto.randomUUID()',
    'alert("a")',
    'matchMedia("print")',
    'new Worker("a")',
  ].map((use, index) => ['no-restricted-globals', `${feature}/globals-${index}.ts`, `export const a = () => ${use}`]),
  ['no-restricted-properties', `${feature}/f1.ts`, 'export const a = () => Date.now()'],
  ['no-restricted-properties', `${feature}/f2.ts`, 'export const a = () => Math.random()'],
  ['no-restricted-properties', `${feature}/f3.ts`, 'export const a = () => AbortSignal.timeout(1)'],
  ['clock', `${feature}/f4.ts`, 'export const a = () => new Date()'],
  ['clock', `${feature}/f5.ts`, 'export const a = () => Date()'],

  // How we write.
  ['no-explicit-any', `${feature}/g1.ts`, 'export const a = (b: any) => String(b)'],
  ['no-non-null-assertion', `${feature}/g2.ts`, 'export const a = (b: string | null) => b!.length'],
  ['no-default-export', `${feature}/g3.ts`, 'export default 1'],
  ['no-floating-promises', `${feature}/g4.ts`, 'export const a = (b: () => Promise<void>) => { b() }'],
  ['no-misused-promises', `${feature}/g5.ts`, 'export const a = (b: () => Promise<boolean>) => (b() ? 1 : 2)'],
  [
    'switch-exhaustiveness-check',
    `${feature}/g6.ts`,
    `export function a(b: 'x' | 'y') { switch (b) { case 'x': return 1 } return 2 }`,
  ],
  ['no-console', `${feature}/g7.ts`, 'export const a = () => console.log(1)'],
  ['consistent-type-imports', `${feature}/g8.ts`, `import { Filter } from '@inlay/sdk-core'\nexport type A = Filter`],
  ['ban-ts-comment', `${feature}/g9.ts`, '// @ts-ignore\nexport const a: number = ""'],
  ['no-eval', `${feature}/h1.ts`, 'export const a = (b: string): unknown => eval(b)'],
  ['no-new-func', `${feature}/h2.ts`, 'export const a = (b: string) => new Function(b)'],
  ['no-cycle', `${feature}/cycle-1.ts`, `import { b } from './cycle-2'\nexport const a = () => b`],
  ['no-cycle', `${feature}/cycle-2.ts`, `import { a } from './cycle-1'\nexport const b = () => a`],

  // React and accessibility.
  [
    'rules-of-hooks',
    `${feature}/i1.tsx`,
    `import { useState } from 'react'\nexport function A({ b }: { b: boolean }) { if (b) useState(1); return null }`,
  ],
  [
    'exhaustive-deps',
    `${feature}/i2.tsx`,
    `import { useEffect } from 'react'\nexport function A({ b }: { b: () => void }) { useEffect(() => { b() }, []); return null }`,
  ],
  ['no-danger', `${feature}/i3.tsx`, `export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />`],
  ['jsx-key', `${feature}/i4.tsx`, `export const A = () => <>{['a'].map((b) => <p>{b}</p>)}</>`],
  ['button-has-type', `${feature}/i5.tsx`, `export const A = () => <button>A</button>`],
  ['no-array-index-key', `${feature}/i6.tsx`, `export const A = () => <>{['a'].map((b, c) => <p key={c}>{b}</p>)}</>`],
  ['alt-text', `${feature}/j1.tsx`, `export const A = () => <img src="a.png" />`],
  ['anchor-is-valid', `${feature}/j2.tsx`, `export const A = () => <a href="#">A</a>`],
  ['aria-props', `${feature}/j3.tsx`, `export const A = () => <p aria-labeledby="a">A</p>`],
  ['aria-role', `${feature}/j4.tsx`, `export const A = () => <p role="datepicker">A</p>`],
  [
    'click-events-have-key-events',
    `${feature}/j5.tsx`,
    `export const A = ({ b }: { b: () => void }) => <div onClick={b}>A</div>`,
  ],
  ['label-has-associated-control', `${feature}/j6.tsx`, `export const A = () => <label>A</label>`],
  ['no-autofocus', `${feature}/j7.tsx`, `export const A = () => <input autoFocus />`],
  ['tabindex-no-positive', `${feature}/j8.tsx`, `export const A = () => <p tabIndex={1}>A</p>`],
]

/** The same things where they are right: nothing may be found. */
const rightful = [
  [`${core}/ports/k1.ts`, 'export const a = () => [window.innerWidth, Date.now(), new Date(), Math.random()]'],
  [`${core}/client/k2.ts`, `import ky from 'ky'\nexport const a = () => [ky, fetch('/')]`],
  [`${feature}/k3.test.ts`, 'export const a = () => document.title'],
  [
    `${feature}/k4.stories.tsx`,
    `export { createStoryHandlers } from '@inlay/mock-server/browser'\nexport default { title: 'A' }`,
  ],
  [`${core}/ui/k4.specimen.tsx`, `export type { Specimen } from '../../../../suites/specimen'`],
  [`${core}/ui/k4.browser.test.tsx`, `export { emulateMedia } from '../../../../suites/emulate-media'`],
  [`${feature}/k5.ts`, 'export const a = (document: string, location: number) => [document, location, new Date(0)]'],
  [
    `${feature}/k6.tsx`,
    `import { useOperation } from '@inlay/sdk-core/react'\nexport const A = () => <p>{useOperation().status}</p>`,
  ],
  [
    `${core}/react/k7.ts`,
    `import { useQuery, type QueryClient } from '@tanstack/react-query'\nexport const useA = (b: QueryClient) => useQuery({ queryKey: [] }, b)`,
  ],
  [`${core}/oidc/k8.ts`, `export { UserManager } from 'oidc-client-ts'`],
  [`${core}/client/fixtures/k9.ts`, `import { readFile } from 'node:fs'\nexport const a = [readFile, Date.now()]`],
  ['apps/mock-server/src/k9.ts', `import { readFile } from 'node:fs'\nexport const a = readFile`],
  [
    'apps/reference-host/src/l1.ts',
    `export { campaigns } from '@inlay/react-campaigns'\nexport { Shell } from '@inlay/react-platform/shell'`,
  ],
  ['apps/reference-host/vite.config.ts', 'export default {}'],
]

describe('the lint rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-lint-'))
  /** @type {Map<string, string[]>} */
  const found = new Map()

  beforeAll(async () => {
    cpSync(join(projectRoot, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    cpSync(join(projectRoot, 'tsconfig.json'), join(folder, 'tsconfig.json'))
    cpSync(join(projectRoot, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true })
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'))
    for (const [file, source] of [...faults.map(([, ...planted]) => planted), ...rightful]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), `${source}\n`)
    }
    const oxlint = join(projectRoot, 'node_modules/oxlint/bin/oxlint')
    const { output } = await runCommand(process.execPath, [oxlint, '--format=json', 'packages', 'apps'], {
      cwd: folder,
      output: 'collect',
    })
    for (const { code, filename } of JSON.parse(output.slice(output.indexOf('{'))).diagnostics) {
      const file = filename.split('\\').join('/')
      found.set(file, [...(found.get(file) ?? []), /\((.*)\)/.exec(code ?? '')?.[1] ?? String(code)])
    }
  }, 60_000)

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(faults)('%s finds its fault in %s', (rule, file) => {
    expect(found.get(file) ?? []).toContain(rule)
  })

  it.each(rightful)('finds nothing in %s', (file) => {
    expect(found.get(file) ?? []).toEqual([])
  })
})

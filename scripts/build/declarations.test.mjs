import { expect, it } from 'vitest'
import { declarationsBehind } from './declarations.mjs'

it('names the file behind every relative import, and leaves out what no door leads to', () => {
  const emitted = new Map([
    ['index', `export { a } from './a/a';\nexport type { B } from "./b";\nimport { z } from 'zod';\n`],
    ['a/a', `/** @example import { x } from './x' */\nexport declare const a: import("../b").B<import('./c').C>;\n`],
    ['a/c', `import type { B } from '..';\nexport type C = B;\n`],
    ['b/index', `import type { C } from '../a/c';\nexport type B<T = C> = T;\n`],
    ['unreached', `export { default } from './style.css';\n`],
  ])
  expect(Object.fromEntries(declarationsBehind(emitted, ['index']))).toEqual({
    index: `export { a } from './a/a.js';\nexport type { B } from "./b/index.js";\nimport { z } from 'zod';\n`,
    'a/a': `/** @example import { x } from './x' */\nexport declare const a: import("../b/index.js").B<import('./c.js').C>;\n`,
    'a/c': `import type { B } from '../index.js';\nexport type C = B;\n`,
    'b/index': `import type { C } from '../a/c.js';\nexport type B<T = C> = T;\n`,
  })
})

it('refuses types of what has none', () => {
  const emitted = new Map([['index', `export { default } from './style.css';\n`]])
  expect(() => declarationsBehind(emitted, ['index'])).toThrow('index takes types of ./style.css, which has none.')
})

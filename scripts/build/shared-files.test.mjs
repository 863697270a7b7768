import { describe, expect, it } from 'vitest'
import { sharedFiles } from './shared-files.mjs'

const chunk = (fileName, moduleIds, imports = [], facadeModuleId = null) => ({
  fileName,
  moduleIds,
  imports,
  facadeModuleId,
  isEntry: fileName === 'index.js',
})

const chunks = [
  chunk('index.js', ['/app/main.ts'], [], '/app/index.html'),
  chunk('start.js', ['/app/start.ts', '/kit/button.ts'], ['a.js'], '/app/start.ts'),
  chunk('home.js', ['/app/home.ts'], ['a.js', 'b.js'], '/app/home.ts'),
  chunk('more.js', ['/app/more.ts', '/kit/table.ts'], ['b.js', 'c.js'], '/app/more.ts'),
  chunk('a.js', ['/kit/react.ts']),
  chunk('b.js', ['/kit/menu.ts'], ['d.js']),
  chunk('c.js', ['/kit/chart.ts']),
  chunk('d.js', ['/kit/float.ts']),
]
const ids = chunks.flatMap(({ moduleIds }) => moduleIds)

describe('the files that pages share', () => {
  const groups = sharedFiles(chunks, [
    { page: 'sign-in page', modules: ['index.html', 'start.ts'] },
    { page: 'first home', modules: ['index.html', 'start.ts', 'home.ts'] },
  ])
  const taken = (group) => ids.filter(group.test)

  it('are one for each page, with all that it loads and nothing that it does not', () => {
    expect(taken(groups[0])).toEqual(['/kit/button.ts', '/kit/react.ts'])
    expect(taken(groups[1])).toEqual(['/kit/button.ts', '/kit/react.ts', '/kit/menu.ts', '/kit/float.ts'])
  })

  it('leave what an earlier page loads to that', () => {
    expect(groups.map(({ name }) => name)).toEqual(['for-sign-in-page', 'for-first-home'])
    expect(groups[0].priority).toBeGreaterThan(groups[1].priority)
  })

  it('take no module that is loaded by its own name, and none that runs before all else', () => {
    for (const id of ['/app/main.ts', '/app/start.ts', '/app/home.ts', '/app/more.ts']) {
      expect(
        groups.some(({ test }) => test(id)),
        id,
      ).toBe(false)
    }
  })
})

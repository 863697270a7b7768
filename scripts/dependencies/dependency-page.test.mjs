import { expect, it } from 'vitest'
import { documented } from './dependency-page.mjs'

it('reads the rows of the page, several names in one row too', () => {
  const page = documented(
    '| package | version | licence | why |\n| --- | --- | --- | --- |\n| a, @b/c | 1.2.3 | MIT | x |\n',
  )
  expect([...page]).toEqual([
    ['a', { version: '1.2.3', license: 'MIT' }],
    ['@b/c', { version: '1.2.3', license: 'MIT' }],
  ])
})

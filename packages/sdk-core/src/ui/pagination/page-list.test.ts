import { expect, it } from 'vitest'
import { pageList } from './page-list'

it.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, 4, 5, 'gap-after', 20]],
  [4, 20, [1, 2, 3, 4, 5, 'gap-after', 20]],
  [10, 20, [1, 'gap-before', 9, 10, 11, 'gap-after', 20]],
  [17, 20, [1, 'gap-before', 16, 17, 18, 19, 20]],
  [20, 20, [1, 'gap-before', 16, 17, 18, 19, 20]],
])('on page %i of %i offers %j', (page, pages, offered) => {
  expect(pageList(page, pages)).toEqual(offered)
})

it('always has seven places once there are more pages', () => {
  for (let page = 1; page <= 40; page += 1) expect(pageList(page, 40)).toHaveLength(7)
})

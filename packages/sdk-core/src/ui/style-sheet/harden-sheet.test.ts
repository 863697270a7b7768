import postcss from 'postcss'
import { expect, it } from 'vitest'
import { hardenSheet } from './harden-sheet.mjs'

const harden = (css: string) => hardenSheet(postcss.parse(css)).toString().replace(/\s+/g, ' ').trim()

it('takes rules out of their layer and lets them outweigh elements and one class', () => {
  expect(harden('@layer inlay.kit { :where([data-inlay-root]) { .inlay-Card { &:hover { color: red } } } }')).toBe(
    '[data-inlay-root][data-inlay-root] { .inlay-Card { &:hover { color: red } } }',
  )
})

it('lets a feature go before the kit, as its layer does', () => {
  expect(harden('@layer inlay { :where([data-inlay-root]) .inlay-CampaignCard { color: red } }')).toBe(
    '[data-inlay-root][data-inlay-root]:not(#inlay) .inlay-CampaignCard { color: red }',
  )
})

it('leaves variables of the root to hosts, who set them with one attribute', () => {
  expect(harden('@layer inlay.kit { :where([data-inlay-root][data-theme="dark"]) { --inlay-a: 1; color: red } }')).toBe(
    ':where([data-inlay-root][data-theme="dark"]) { --inlay-a: 1 } ' +
      '[data-inlay-root][data-inlay-root][data-theme="dark"] { color: red }',
  )
})

it('reaches rules in media queries, and no keyframes', () => {
  expect(
    harden(
      '@layer inlay.kit { @media print { :where([data-inlay-root]) .inlay-A { color: red } } } ' +
        '@keyframes inlay-a { from { opacity: 0 } }',
    ),
  ).toBe(
    '@media print { [data-inlay-root][data-inlay-root] .inlay-A { color: red } } ' +
      '@keyframes inlay-a { from { opacity: 0 } }',
  )
})

it('undoes in front of the kit what the page has set, and names no layer', () => {
  const hard = harden('@layer inlay.base, inlay.kit; @layer inlay.base { :where([data-inlay-root]) { color: red } }')
  expect(hard.startsWith('[data-inlay-root], [data-inlay-root] :not(svg, svg *)')).toBe(true)
  expect(hard).toContain('{ all: revert; } [data-inlay-root] :is(svg, svg *) { all: revert-layer; }')
  expect(hard.endsWith('[data-inlay-root][data-inlay-root] { color: red }')).toBe(true)
  expect(hard).not.toContain('@layer')
})

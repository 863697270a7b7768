import { expect, it } from 'vitest'
import { frameAddress } from './frame-address'

const base = 'https://partner.example/deep/page'

it.each([
  ['https://inlay.example/embed', 'https://inlay.example/embed/audience-table'],
  ['https://inlay.example/embed/', 'https://inlay.example/embed/audience-table'],
  ['https://inlay.example/embed?a=1#b', 'https://inlay.example/embed/audience-table'],
  [new URL('https://inlay.example'), 'https://inlay.example/audience-table'],
  ['/embed', 'https://partner.example/embed/audience-table'],
])('finds a component below %s', (src, address) => {
  expect(frameAddress(src, 'audience-table', base).href).toBe(address)
})

it.each([
  'javascript:alert(1)//',
  'data:text/html,x',
  'blob:https://inlay.example/x',
  'https://user:word@inlay.example',
])('refuses %s', (src) => {
  expect(() => frameAddress(src, 'table', base)).toThrow(expect.objectContaining({ code: 'address-refused' }))
})

it.each(['', '../admin', 'a/b', 'a?x=1', 'Table', '-a', 'a--b', '%2e%2e', 'https:'])(
  'takes "%s" for no name',
  (name) => {
    const refused = { code: 'component-unknown', detail: name }
    expect(() => frameAddress('/embed', name, base)).toThrow(expect.objectContaining(refused))
  },
)

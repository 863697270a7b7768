import { describe, expect, it } from 'vitest'
import { safeHref } from './safe-href'

describe('safeHref', () => {
  it.each([
    'https://a.example/x',
    'http://a.example',
    '/x?y=a:b',
    '#part',
    'mailto:a@b.example',
    'tel:+3110',
    '//a.example',
  ])('lets %s through', (href) => expect(safeHref(href)).toBe(href))

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:x',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
  ])('refuses %j', (href) => expect(safeHref(href)).toBeUndefined())
})

import { describe, expect, it } from 'vitest'
import { findScriptAddress, webAddress } from './script-address'

describe('findScriptAddress', () => {
  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript\n:alert(1)',
    '\u0001javascript:x',
    'vbscript:x',
    `${' '.repeat(1_000)}javascript:x`,
    'data:image/svg+xml,<svg onload=x>',
    'data:text/html,<script>',
    'DATA:text/html;base64,x',
  ])('finds %j, however deep', (address) => {
    expect(findScriptAddress({ view: { links: ['/ok', address] } })).toBe('view.links.1')
  })

  it.each([
    'https://a.example',
    '/x?next=javascript:1',
    'javascript basics',
    'javascript is: fun',
    'the javascript: scheme',
    'data: 7',
    '',
  ])('takes no offence at %j', (text) => {
    expect(findScriptAddress({ text, count: 1, nothing: null })).toBeUndefined()
  })
})

describe('webAddress', () => {
  it.each([
    ['https://a.example/x', 'https://a.example/x'],
    ['/x', 'https://base.example/x'],
  ])('reads %s', (address, href) => {
    expect(webAddress(address, 'https://base.example')?.href).toBe(href)
  })

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://a.example/1',
    'about:blank',
    'file:///x',
    'https://',
  ])('refuses %j', (address) => {
    expect(webAddress(address, 'https://base.example')).toBeUndefined()
  })
})

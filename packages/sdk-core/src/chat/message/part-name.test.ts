import { describe, expect, it } from 'vitest'
import { nameOfPart, withName, type FilePart } from './part-name'

const at = (value: string, metadata?: unknown): FilePart => ({
  type: 'document',
  source: { type: 'url', value },
  metadata,
})

describe('the name of a file', () => {
  it('is as its metadata have it', () => {
    expect(nameOfPart(at('https://files.example/8f2c.pdf', { filename: 'brief.pdf' }))).toBe('brief.pdf')
    expect(nameOfPart(at('https://files.example/8f2c.pdf', { name: 'brief.pdf' }))).toBe('brief.pdf')
  })

  it('is else as its address ends, where that is a name', () => {
    expect(nameOfPart(at('https://files.example/2026/Case%20study.pdf?signature=a/b.c'))).toBe('Case study.pdf')
    expect(nameOfPart(at('https://files.example/100%.pdf#page=2', { filename: ' ' }))).toBe('100%.pdf')
    for (const address of ['https://files.example', 'https://files.example/f/8f2c41', 'upload']) {
      expect(nameOfPart(at(address))).toBeUndefined()
    }
    expect(
      nameOfPart({ type: 'image', source: { type: 'data', value: 'a.pdf', mimeType: 'image/png' } }),
    ).toBeUndefined()
  })

  it('is that of what was attached, where the host has given none', () => {
    expect(withName(at('https://files.example/8f2c.pdf', { pages: 2 }), 'brief.pdf').metadata).toEqual({
      pages: 2,
      filename: 'brief.pdf',
    })
    expect(withName(at('upload'), 'brief.pdf').metadata).toEqual({ filename: 'brief.pdf' })
    for (const metadata of [{ filename: 'Brief' }, 'own']) {
      expect(withName(at('upload', metadata), 'brief.pdf').metadata).toEqual(metadata)
    }
  })
})

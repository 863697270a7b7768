import { describe, expect, it } from 'vitest'
import { createByteDecoder } from './byte-decoder'

const text = 'Åsa,Γιώργος,北京,🌱\n'.repeat(200)

function decode(bytes: Uint8Array, length: number): { readonly text: string; readonly undecodable: number } {
  const decoder = createByteDecoder(undefined)
  let decoded = ''
  for (let at = 0; at < bytes.length; at += length) decoded += decoder.decode(bytes.subarray(at, at + length))
  decoded += decoder.end()
  return { text: decoded, undecodable: decoder.undecodable }
}

describe('createByteDecoder', () => {
  it.each([1, 2, 3, 5, 7, 11, 13, 1_025, 1_027, 1_031])(
    'puts characters together that are cut, every %i bytes',
    (length) => {
      expect(decode(new TextEncoder().encode(text), length)).toEqual({ text, undecodable: 0 })
      const view = new DataView(new ArrayBuffer(text.length * 2))
      for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), true)
      const marked = new Uint8Array([0xff, 0xfe, ...new Uint8Array(view.buffer)])
      expect(decode(marked, length)).toEqual({ text, undecodable: 0 })
    },
  )

  it('reads a character that the end of the file cuts as what it is', () => {
    const bytes = new TextEncoder().encode(`${text}Å`).slice(0, -1)
    expect(decode(bytes, 100)).toEqual({ text: `${text}\ufffd`, undecodable: 1 })
  })
})

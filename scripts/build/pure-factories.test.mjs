import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { annotate } from './pure-factories.mjs'

async function bundled(code) {
  const { outputFiles } = await build({
    stdin: { contents: annotate(code.replaceAll(/^ {6}/gm, '')), loader: 'tsx' },
    bundle: true,
    write: false,
    format: 'esm',
    external: ['react'],
    treeShaking: true,
  })
  return outputFiles[0].text
}

describe('calls that only make something', () => {
  it('vanish when what they made is not used', async () => {
    const text = await bundled(`
      import { createContext, forwardRef } from 'react'
      const Theme = createContext<string | undefined>(undefined)
      const words: Words =
        defineMessages('kit', { close: 'Close' })
      const Button = forwardRef<HTMLButtonElement, { readonly a: string }>(function Button(props, ref) {
        return null
      })
    `)
    expect(text).not.toMatch(/createContext\(|defineMessages\(|forwardRef\(/)
  })

  it('stay when it is, and so do all other calls', async () => {
    const text = await bundled(`
      import { forwardRef } from 'react'
      const Button = forwardRef(function Button() { return null })
      const registered = register('button')
      console.log(Button)
    `)
    expect(text).toMatch(/forwardRef\(/)
    expect(text).toMatch(/register\(/)
  })
})

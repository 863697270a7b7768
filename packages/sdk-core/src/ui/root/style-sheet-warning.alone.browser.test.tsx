import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { InlayRoot } from './InlayRoot'

// This file imports no style sheet: that is what it is about.
it('says once, in development, that the style sheet is missing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await render(
    <>
      <InlayRoot />
      <InlayRoot />
    </>,
  )
  expect(warn.mock.calls.map(([text]) => String(text))).toEqual([
    expect.stringContaining("Import '@inlay/sdk-core/styles.css'"),
  ])
  warn.mockRestore()
})

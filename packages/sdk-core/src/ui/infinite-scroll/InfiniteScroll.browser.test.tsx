import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { InlayRoot } from '../root/InlayRoot'
import { InfiniteScroll } from './InfiniteScroll'

function Names() {
  const [all, setAll] = useState(false)
  return (
    <InlayRoot>
      <InfiniteScroll hasMore={!all} loading={false} ahead={-2000} onLoadMore={() => setAll(true)} end="All 2 contacts">
        <p>Theo Okafor</p>
        {all && <a href="#ines">Ines Duarte</a>}
      </InfiniteScroll>
      <button type="button">Next</button>
    </InlayRoot>
  )
}

it('keeps the place of whoever asks for the last part by hand', async () => {
  await render(<Names />)
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Load more' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  // Where a screen reader goes on from; the browser alone would only know where Tab does.
  await vi.waitFor(() => expect(document.querySelector(':focus')).toHaveTextContent('All 2 contacts'))
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByRole('link', { name: 'Ines Duarte' })).toHaveFocus()
})

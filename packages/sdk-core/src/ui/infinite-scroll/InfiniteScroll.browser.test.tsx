import { useState } from 'react'
import { expect, it } from 'vitest'
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
  await expect.element(page.getByText('All 2 contacts')).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByRole('link', { name: 'Ines Duarte' })).toHaveFocus()
})

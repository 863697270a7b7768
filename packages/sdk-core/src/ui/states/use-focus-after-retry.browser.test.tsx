import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { InlayRoot } from '../root/InlayRoot'
import { ErrorState } from './ErrorState'
import { useFocusAfterRetry } from './use-focus-after-retry'

type Runs = 'failed' | 'failed again' | 'under way' | 'here'

function RunHistory() {
  const [runs, setRuns] = useState<Runs>('failed')
  const { place, keepFocus } = useFocusAfterRetry(runs === 'under way' ? undefined : runs, 'ul[tabindex]')
  return (
    <>
      <div ref={place} tabIndex={-1} role="region" aria-label="Run history">
        {runs === 'here' && (
          <ul tabIndex={-1}>
            <li>Run 1</li>
          </ul>
        )}
        {runs.startsWith('failed') && (
          <ErrorState
            title="The runs could not be loaded"
            onRetry={() => {
              keepFocus()
              setRuns('under way')
            }}
          />
        )}
      </div>
      {(['here', 'failed again'] as const).map((next) => (
        <button key={next} onMouseDown={(event) => event.preventDefault()} onClick={() => setRuns(next)}>
          {next}
        </button>
      ))}
      <input aria-label="Elsewhere" />
    </>
  )
}

async function askAgain() {
  const screen = await render(
    <InlayRoot>
      <RunHistory />
    </InlayRoot>,
  )
  const again = screen.getByRole('button', { name: 'Try again' })
  again.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('region', { name: 'Run history' })).toHaveFocus()
  return { screen, again }
}

it('leads from the button that asks again to what has come', async () => {
  const { screen } = await askAgain()
  await screen.getByRole('button', { name: 'here' }).click()
  await expect.element(screen.getByRole('list')).toHaveFocus()
})

it('leads back to the button where asking failed once more', async () => {
  const { screen, again } = await askAgain()
  await screen.getByRole('button', { name: 'failed again' }).click()
  await expect.element(again).toHaveFocus()
})

it('leaves those alone who have gone elsewhere', async () => {
  const { screen } = await askAgain()
  await screen.getByRole('textbox', { name: 'Elsewhere' }).click()
  await screen.getByRole('button', { name: 'here' }).click()
  await expect.element(screen.getByRole('list')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveFocus()
})

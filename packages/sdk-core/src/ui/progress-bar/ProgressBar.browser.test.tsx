import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { InlayRoot } from '../root/InlayRoot'
import { ProgressBar } from './ProgressBar'

const long = 'Enriching contacts of Bergmann & Lindqvist Kühllogistik Nordeuropa GmbH'

it('keeps to its place, whatever the length of its words, and shows a label that is cut in full', async () => {
  const screen = await render(
    <InlayRoot>
      <div data-testid="place" style={{ inlineSize: 240 }}>
        <ProgressBar label={long} value={30} valueText="Stopped at 30% after eleven of the 342 contacts" />
      </div>
    </InlayRoot>,
  )
  const place = screen.getByTestId('place').element()
  expect(place.scrollWidth).toBe(place.clientWidth)
  const track = screen.getByRole('progressbar', { name: long }).element()
  expect(track.getBoundingClientRect().width).toBe(240)

  await userEvent.hover(screen.getByText(long, { exact: true }).first())
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent(long)
})

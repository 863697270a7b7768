import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { Checkbox } from '../checkbox/Checkbox'
import { RadioGroup } from '../radio-group/RadioGroup'
import { InlayRoot } from '../root/InlayRoot'

const hit = (element: Element, x = 0.5) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + x * width, top + height / 2)
}

it.each(['checkbox', 'radio'] as const)(
  'has the %s itself under the pointer, and around it more than is seen',
  async (role) => {
    const screen = await render(
      <InlayRoot>
        <div style={{ padding: 24 }}>
          <Checkbox label="Weekends too" />
          <RadioGroup label="Tone" options={[{ value: 'warm', label: 'Warm' }]} />
        </div>
      </InlayRoot>,
    )
    const input = screen.getByRole(role).element()
    expect(hit(input)).toBe(input)
    expect(hit(input, -0.25)).toBe(input.parentElement)
    await screen.getByRole(role).click()
    await expect.element(input).toBeChecked()
  },
)

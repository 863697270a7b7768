import type { Specimen } from '../../../../../suites/specimen'
import { NumberField } from './NumberField'

const heard: string[] = []

export const specimen: Specimen = {
  name: 'NumberField',
  slot: 'inlay-Field',
  refTo: 'input',
  render: (own) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', maxInlineSize: 560 }}>
      <NumberField
        {...own}
        label="Messages a day"
        required
        hint="At most 2,000"
        defaultValue={1500}
        min={1}
        max={2000}
        onValueChange={(value, { reason }) => heard.push(`${reason}: ${value}`)}
      />
      <NumberField label="Wait" unit="days" defaultValue={3} min={0} size="compact" />
      <NumberField label="Credits" prefix="€" fractionDigits={2} fixedDigits defaultValue={49} />
      <NumberField label="Share" unit="%" defaultValue={120} error="Enter 100 or less" steppers={false} />
      <NumberField label="Seats" disabled defaultValue={12} />
    </div>
  ),
  async keyboard({ keys, focused, find, until }) {
    heard.length = 0
    await keys('{Tab}')
    const field = (await find('spinbutton', 'Messages a day')) as HTMLInputElement
    await until('it has focus', () => focused() === field)
    await keys('{ArrowUp}')
    await until('Arrow Up steps', () => field.value === '1,501')
    await keys('{PageDown}')
    await until('Page Down takes ten steps', () => field.value === '1,491')
    await keys('{Control>}a{/Control}5000x')
    await until('what cannot be read stays', () => field.value === '5000x' && heard.at(-1) === 'unreadable: NaN')
    await keys('{Enter}')
    await until('and is refused', () => field.getAttribute('aria-invalid') === 'true' && field.value === '5000x')
    await keys('{Backspace}{Tab}')
    await until('left, it is within bounds', () => field.value === '2,000' && heard.at(-1) === 'lowered: 2000')
    const wait = await find('spinbutton', 'Wait')
    await until('the buttons are no stops', () => focused() === wait)
    await keys('{Shift>}{Tab}{/Shift}{Control>}a{/Control}{Delete}')
    await until('it may be empty', () => heard.at(-1) === 'typed: null')
  },
}

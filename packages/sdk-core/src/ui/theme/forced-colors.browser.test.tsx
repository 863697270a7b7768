import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { emulateMedia } from '../../../../../suites/emulate-media'
import '../styles.css'
import { Checkbox } from '../checkbox/Checkbox'
import { Combobox } from '../combobox/Combobox'
import { FileDrop } from '../file-drop/FileDrop'
import { MenuItem } from '../menu/MenuItem'
import { Menu } from '../menu/Menu'
import { InlayRoot } from '../root/InlayRoot'
import { Select } from '../select/Select'
import { Switch } from '../switch/Switch'
import { Tabs } from '../tabs/Tabs'
import { Tag } from '../tag/Tag'

const nothing = () => undefined
const options = [
  { value: 'hubspot', label: 'HubSpot', description: 'Connected' },
  { value: 'hubble', label: 'Hubble', disabledReason: 'No provider sends this' },
]

/** A system colour as this browser has it now. */
function system(name: 'CanvasText' | 'GrayText'): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.cssText = `color: ${name}; forced-color-adjust: none`
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

const show = (of: ReactNode) => render(<InlayRoot>{of}</InlayRoot>)
const colourOf = (element: Element) => getComputedStyle(element).color

describe.each(['light', 'dark'])('in forced colours, %s', (scheme) => {
  beforeEach(async () => {
    await emulateMedia({ 'forced-colors': 'active', 'prefers-color-scheme': scheme })
    expect(matchMedia('(forced-colors: active)').matches).toBe(true)
  })

  it('shows what of an option was searched for', async () => {
    const screen = await show(<Combobox label="Provider" options={options} />)
    await userEvent.type(screen.getByRole('combobox'), 'hub')
    await expect.element(screen.getByRole('option', { name: 'Hubble' })).toBeVisible()
    const marks = screen.getByText('Hub', { exact: true }).elements()
    expect(marks.map(colourOf)).toEqual([system('CanvasText'), system('GrayText')])
    expect(colourOf(screen.getByText('No provider sends this').element())).toBe(system('GrayText'))
  })

  it('shows of a tab that it is not to be used', async () => {
    const items = [
      { value: 'contacts', label: 'Contacts', panel: 'Contacts' },
      { value: 'overview', label: 'Overview', count: 3, disabledReason: 'Not written yet', panel: 'Overview' },
    ]
    const screen = await show(<Tabs label="Campaign" items={items} />)
    expect(colourOf(screen.getByText('Contacts').first().element())).not.toBe(system('GrayText'))
    for (const words of ['Overview', '3']) {
      expect(colourOf(screen.getByText(words).first().element())).toBe(system('GrayText'))
    }
  })

  it('shows of an item of a menu that it is not to be used', async () => {
    const screen = await show(
      <Menu defaultOpen trigger={<button type="button">Actions</button>}>
        <MenuItem onSelect={nothing}>Open</MenuItem>
        <MenuItem disabledReason="Only its owner can" shortcut="R" onSelect={nothing}>
          Rename
        </MenuItem>
      </Menu>,
    )
    await expect.element(screen.getByText('Rename')).toBeVisible()
    expect(colourOf(screen.getByText('Open').element())).toBe(system('CanvasText'))
    for (const words of ['Rename', 'Only its owner can', 'R']) {
      expect(colourOf(screen.getByText(words, { exact: true }).element())).toBe(system('GrayText'))
    }
  })

  it('shows of a choice, a tag, a list and a place for files that they are not to be used', async () => {
    const screen = await show(
      <>
        <Checkbox disabled label="Weekly report" hint="On Mondays" />
        <Switch disabled label="Notifications" hint="By mail" />
        <Tag disabled label="Pallets" />
        <Select label="Provider" disabled options={options} defaultValue="hubspot" />
        <FileDrop label="Contacts" disabled accept={['.csv']} maxSize={1000} />
      </>,
    )
    for (const words of ['Weekly report', 'On Mondays', 'Notifications', 'By mail', 'Pallets', 'HubSpot', /^CSV/]) {
      expect(colourOf(screen.getByText(words).element()), String(words)).toBe(system('GrayText'))
    }
    const pictures = screen.container.querySelectorAll('[data-disabled] .inlay-Icon')
    expect(pictures.length).toBeGreaterThan(1)
    expect([...new Set([...pictures].map(colourOf))]).toEqual([system('GrayText')])
  })
})

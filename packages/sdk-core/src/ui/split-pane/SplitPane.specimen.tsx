import type { Specimen } from '../../../../../suites/specimen'
import { SplitPane } from './SplitPane'

export const specimen: Specimen = {
  name: 'SplitPane',
  slot: 'inlay-SplitPane',
  render: (own) => (
    <div style={{ blockSize: 200, inlineSize: 560 }}>
      <SplitPane
        {...own}
        label="Outline"
        collapsible
        defaultSize={200}
        start={
          <ol style={{ padding: 12 }}>
            <li>Summary</li>
            <li>Prices by lane</li>
            <li>Risks</li>
          </ol>
        }
        end={<p style={{ padding: 12 }}>Rates for refrigerated lanes rose by 6 % over the quarter.</p>}
      />
    </div>
  ),
  async keyboard({ keys, focused, find, until }) {
    const line = await find('separator', 'Outline')
    const at = (size: number) => until(`the pane has ${size}`, () => line.getAttribute('aria-valuenow') === `${size}`)
    // The room is measured once it is there.
    await until('its limit is known', () => line.getAttribute('aria-valuemax') === '439')
    await keys('{Tab}')
    await until('the line has focus', () => focused() === line)
    await keys('{Home}')
    await at(120)
    await keys('{End}')
    await at(439)
    await keys('{Enter}')
    await at(0)
    await keys('{Enter}')
    await at(439)
  },
}

import type { Specimen } from '../../../../../suites/specimen'
import { Button } from '../button/Button'
import { Drawer } from './Drawer'
import { DrawerArea } from './DrawerArea'

const nothing = () => undefined

export const specimen: Specimen = {
  name: 'DrawerArea',
  slot: 'inlay-DrawerArea',
  render: (own) => (
    <DrawerArea
      {...own}
      style={{ blockSize: 400 }}
      start={
        <Drawer open onOpenChange={nothing} keepFocus size="narrow" title="Filters">
          No filter is set.
        </Drawer>
      }
      end={
        <Drawer open onOpenChange={nothing} keepFocus title="Contact">
          Director of Freight Procurement, EMEA
        </Drawer>
      }
    >
      <Button>Theo Okafor</Button>
    </DrawerArea>
  ),
  async keyboard({ keys, focused, until }) {
    const within = (selector: string) => () => focused()?.closest(selector) !== null
    await keys('{Tab}')
    await until('the drawer at the start comes first', within('.inlay-Drawer[data-side="start"]'))
    await keys('{Tab}')
    await until('then the content', within('.inlay-DrawerArea-content'))
    await keys('{Tab}')
    await until('then the drawer at the end', within('.inlay-Drawer[data-side="end"]'))
  },
}

import type { Specimen } from '../../../../../suites/specimen'
import { Badge } from '../badge/Badge'
import { Card } from './Card'
import { CardButton } from './CardButton'
import { CardLink } from './CardLink'

let pressed = 0

export const specimen: Specimen = {
  name: 'Card',
  with: ['CardLink', 'CardButton'],
  slot: 'inlay-Card',
  render: (own) => (
    <div style={{ display: 'grid', gap: 12, inlineSize: 320 }}>
      <Card {...own} as="article">
        <CardLink href="#campaign">Cold-chain shippers</CardLink>
        <p>342 contacts</p>
        <Badge tone="success">Launched</Badge>
      </Card>
      <Card>
        <CardButton
          onClick={() => {
            pressed += 1
          }}
        >
          Enrich 96 contacts
        </CardButton>
      </Card>
    </div>
  ),
  async keyboard({ keys, focused, find, until }) {
    pressed = 0
    await keys('{Tab}')
    const link = await find('link', 'Cold-chain shippers')
    await until('the link has focus', () => focused() === link)
    await keys('{Tab}{Enter}')
    await until('the button was pressed', () => pressed === 1)
  },
}

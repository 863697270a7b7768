import type { Specimen } from '../../../../../suites/specimen'
import { Markdown } from './Markdown'

export const specimen: Specimen = {
  name: 'Markdown',
  slot: 'inlay-Markdown',
  render: (own) => (
    <Markdown
      {...own}
      text={[
        '# Who to write to',
        'People who asked for a demo **in the last 90 days**; see [the plan](https://brightwater.example/plan).',
        '- [x] Unsubscribed people are left out\n- [ ] Competitors are left out',
        '| Segment | People |\n| --- | ---: |\n| Demo asked | 1,204 |\n| Pricing read | 3,880 |',
        '> The numbers are those of last night.',
        '```ts\nawait audience.refresh()\n```',
      ].join('\n\n')}
    />
  ),
  async keyboard({ keys, focused, find, until }) {
    const link = await find('link', /the plan/)
    await keys('{Tab}')
    await until('the link is the first stop', () => focused() === link)
    const copy = await find('button', 'Copy code')
    await keys('{Tab}')
    await until('the button of the code is the next', () => focused() === copy)
    await keys('{Enter}')
    await until('it says how copying went', () => copy.dataset['state'] !== 'idle')
  },
}

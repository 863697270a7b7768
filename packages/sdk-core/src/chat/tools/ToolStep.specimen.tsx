import type { Specimen } from '../../../../../suites/specimen'
import { planTools } from '../fixtures/plan-tools'
import { ToolStep } from './ToolStep'

export const specimen: Specimen = {
  name: 'ToolStep',
  slot: 'inlay-ToolStep',
  render: (own) => (
    <ToolStep
      {...own}
      view={planTools['search_accounts']}
      call={{
        id: 'accounts',
        name: 'search_accounts',
        args: '{"industries":["food","grocery"],"countries":9,"page":1}',
        status: 'complete',
        result: { messageId: 'result', content: '{"total":48,"seconds":6}' },
      }}
    />
  ),
  async keyboard({ root, keys, find, until }) {
    const row = await find('button', /Found 48 accounts/)
    await keys('{Tab}{Enter}')
    await until('it opens', () => row.getAttribute('aria-expanded') === 'true')
    await until('it shows what it was given', () => root.textContent.includes('industries'))
    await keys('{Enter}')
    await until('it closes', () => row.getAttribute('aria-expanded') === 'false')
  },
}

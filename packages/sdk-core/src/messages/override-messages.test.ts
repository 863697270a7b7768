import { describe, expect, it } from 'vitest'
import { defineMessages } from './define-messages'
import { overrideMessages, type OverridesOf } from './override-messages'

const list = defineMessages('campaigns.list', {
  title: 'Campaigns',
  selected: '{count, plural, one {# row of {name}} other {# rows}}',
})

describe('overrideMessages', () => {
  it('gives full keys', () => {
    expect(overrideMessages(list, { title: 'Kampagnen', selected: '{count} Zeilen' })).toEqual({
      'campaigns.list.title': 'Kampagnen',
      'campaigns.list.selected': '{count} Zeilen',
    })
  })

  it('is held to keys and arguments by the compiler', () => {
    // @ts-expect-error the title is given no argument
    overrideMessages(list, { title: 'Kampagnen von {name}' })
    // @ts-expect-error no such key
    overrideMessages(list, { titel: 'Kampagnen' })
    const byFullKey: OverridesOf<typeof list> = { 'campaigns.list.title': 'Kampagnen' }
    // @ts-expect-error no such key
    const wrong: OverridesOf<typeof list> = { 'campaigns.list.titel': 'Kampagnen' }
    expect([byFullKey, wrong]).toHaveLength(2)
  })
})

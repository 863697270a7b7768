import { describe, expect, expectTypeOf, it } from 'vitest'
import { defineMessages } from './define-messages'
import type { IcuArguments } from './icu-arguments'
import { mergeMessages } from './merge-messages'
import { overrideMessages, type OverridesOf } from './override-messages'

const list = defineMessages('campaigns.list', { title: 'Campaigns', found: '{count, plural, other {# found}}' })
const detail = defineMessages('campaigns.detail', { title: 'Details of {name}' })
const campaigns = mergeMessages('campaigns', [list, detail])

describe('mergeMessages', () => {
  it('holds every string under the common namespace', () => {
    expect(campaigns).toEqual({
      namespace: 'campaigns',
      strings: {
        'list.title': 'Campaigns',
        'list.found': '{count, plural, other {# found}}',
        'detail.title': 'Details of {name}',
      },
    })
  })

  it('leaves the full keys as they are', () => {
    expect(overrideMessages(campaigns, { 'list.title': 'Kampagnen', 'detail.title': 'Zu {name}' })).toEqual({
      ...overrideMessages(list, { title: 'Kampagnen' }),
      ...overrideMessages(detail, { title: 'Zu {name}' }),
    })
  })

  it('keeps keys and arguments for the compiler', () => {
    type Strings = (typeof campaigns)['strings']
    expectTypeOf<IcuArguments<Strings['detail.title']>>().toEqualTypeOf<{ readonly name: string | number }>()
    expectTypeOf<IcuArguments<Strings['list.title']>>().toEqualTypeOf<undefined>()
    expectTypeOf<keyof OverridesOf<typeof campaigns>>().toEqualTypeOf<
      'campaigns.list.title' | 'campaigns.list.found' | 'campaigns.detail.title'
    >()
    // @ts-expect-error the title of the list is given no argument
    overrideMessages(campaigns, { 'list.title': 'Kampagnen von {name}' })
    // @ts-expect-error no such key
    overrideMessages(campaigns, { 'list.titel': 'Kampagnen' })
    // @ts-expect-error the namespace of the list does not begin with this name
    mergeMessages('platform', [list])
  })
})

import { describe, expect, it } from 'vitest'
import { defineMessages } from '../../messages/define-messages'
import { checkMessages } from './check-messages'

const list = defineMessages('campaigns.list', {
  title: 'Campaigns',
  selected: '{count, plural, one {# row of {name}} other {# rows}}',
})

describe('checkMessages', () => {
  it('finds nothing wrong with wording that uses what the original is given', () => {
    const own = {
      'campaigns.list.title': 'Kampagnen',
      'campaigns.list.selected': '{count, plural, one {eine Zeile} other {# Zeilen von {name}}}',
    }
    expect(checkMessages([list], own)).toEqual([])
  })

  it('names unknown keys, unknown arguments and what is no message', () => {
    const problems = checkMessages([list], {
      'campaigns.list.titel': 'Kampagnen',
      'campaigns.list.selected': '{count, plural, other {# {nmae}}}',
      'campaigns.list.title': 'Kampagnen {',
    })
    expect(problems).toMatchObject([
      { key: 'campaigns.list.titel', code: 'unknown-key' },
      { key: 'campaigns.list.selected', code: 'unknown-argument', message: /"nmae".*count, name/ },
      { key: 'campaigns.list.title', code: 'syntax' },
    ])
  })
})

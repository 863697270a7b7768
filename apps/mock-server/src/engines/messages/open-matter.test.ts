import { describe, expect, it } from 'vitest'
import { openMatter, withoutPartOf } from './open-matter'

describe('a place that is left open', () => {
  const place = openMatter('I am sorry, I meant Munich. We invite them to our open day.')

  it('is left with what stays where a part of what was said goes', () => {
    expect(withoutPartOf(place, 'I am sorry')).toBe(openMatter('We invite them to our open day.'))
  })

  it('goes whole where that is all of it, or none of it', () => {
    expect(withoutPartOf(openMatter('I am sorry'), 'sorry')).toBeUndefined()
    expect(withoutPartOf(place, 'Hamburg')).toBeUndefined()
  })
})

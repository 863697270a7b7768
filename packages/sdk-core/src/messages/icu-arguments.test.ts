import { describe, expectTypeOf, it } from 'vitest'
import type { IcuArguments } from './icu-arguments'

describe('IcuArguments', () => {
  it('finds none in plain text', () => {
    expectTypeOf<IcuArguments<'Your Audience List'>>().toEqualTypeOf<undefined>()
  })

  it('finds plain, number and date arguments', () => {
    expectTypeOf<IcuArguments<'Login to {app} to get started'>>().toEqualTypeOf<{ readonly app: string | number }>()
    expectTypeOf<IcuArguments<'{n, number} of {day, date, short}'>>().toEqualTypeOf<{
      readonly n: number
      readonly day: Date | number
    }>()
  })

  it('reads into the branches of plurals and selects, and does not take their text for arguments', () => {
    expectTypeOf<IcuArguments<'{count, plural, one {row of {name}} other {rows}} in {place}'>>().toEqualTypeOf<{
      readonly count: number
      readonly name: string | number
      readonly place: string | number
    }>()
    expectTypeOf<IcuArguments<'{kind, select, a {apple} other {pear}}'>>().toEqualTypeOf<{ readonly kind: string }>()
  })
})

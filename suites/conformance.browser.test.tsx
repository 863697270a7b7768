import { describe, expect, it } from 'vitest'
import './stage/page-styles'
import { badElements } from './bad/bad-elements'
import { checkAxe } from './conformance/check-axe'
import { checkElement, checkRest } from './conformance/check-element'
import { checkHydration } from './conformance/check-hydration'
import { checkKeyboard } from './conformance/check-keyboard'
import { registry } from './registry'
import { places } from './stage/Stand'

it('meets every component', () => {
  expect(registry.length).toBeGreaterThan(8)
})

describe.each(registry)('$name', (specimen) => {
  describe.each(places)('%s', (place) => {
    it('has an element with its class, the class and the ref of the caller', () => checkElement(specimen, place))

    it.runIf(specimen.slot !== undefined && (specimen.rest ?? specimen.own ?? true))(
      'passes on what the host gives',
      () => checkRest(specimen, place),
    )

    it('does by keyboard what it can', () => checkKeyboard(specimen, place))

    // Isolation turns nothing round: from right to left it is looked at in the page alone.
    it.each(place === 'inline' ? (['ltr', 'rtl'] as const) : (['ltr'] as const))(
      'has nothing for axe to find, %s',
      (direction) => checkAxe(specimen, { place, direction }),
    )

    it('is written by a server and taken over without a difference', () => checkHydration(specimen, place))
  })
})

describe('the suite itself', () => {
  const bad = badElements

  it.each([
    ['a class that goes nowhere', () => checkElement(bad['takes no class'], 'inline'), 'has the caller'],
    ['an element that is not there', () => checkElement(bad['is not what it says'], 'inline'), 'an element of its own'],
    ['a ref that stays empty', () => checkElement(bad['takes no ref'], 'inline'), 'the ref leads to'],
    ['a ref to something else', () => checkElement(bad['gives its ref something else'], 'shadow'), 'the ref leads to'],
    ['attributes that get lost', () => checkRest(bad['drops what it does not know'], 'inline'), 'is on an element'],
    ['a fault for axe', () => checkAxe(bad['has a name for nobody'], { place: 'inline' }), 'button-name'],
    ['one for axe in a shadow root', () => checkAxe(bad['has a name for nobody'], { place: 'shadow' }), 'button-name'],
    ['a control that keys do not reach', () => checkKeyboard(bad['cannot be used by keyboard'], 'inline'), 'second'],
    ['a control without a word on keys', () => checkKeyboard(bad['says nothing about keys'], 'shadow'), 'keyboard()'],
    [
      'a difference from the server',
      () => checkHydration(bad['asks for the window while it is written'], 'inline'),
      'differently',
    ],
  ])('finds %s', async (_, check, message) => {
    await expect(check()).rejects.toThrow(message)
  })
})

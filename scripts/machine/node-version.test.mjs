import { expect, it } from 'vitest'
import { nodeVersionProblem } from './node-version.mjs'

it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('takes Node %s', (version) => {
  expect(nodeVersionProblem(version)).toBeUndefined()
})

it.each(['18.20.4', '20.18.3'])('refuses Node %s with one sentence', (version) => {
  expect(nodeVersionProblem(version)).toBe(`Inlay needs Node 20.19 or later, and this is Node ${version}.`)
})

import { expect, it } from 'vitest'
import { canConnect, emptyOnboarding, missingFrom, readOnboarding, writeOnboarding } from './onboarding-state'

const state = {
  name: 'Maren',
  company: 'Northwind',
  described: 'northwind.example',
  role: 'founder',
  crmType: 'hubspot',
  crmCredentials: 'pat-secret',
  connection: { connectionId: 'c1', token: 'pat-secret' },
} as const

it('is kept on the device but for the access token [CAM-ONB-09]', () => {
  const kept = writeOnboarding(state)
  expect(kept).not.toContain('pat-secret')
  expect({ ...emptyOnboarding, ...readOnboarding(kept) }).toEqual({
    ...state,
    crmCredentials: '',
    connection: { connectionId: 'c1', token: '' },
  })
})

it.each([undefined, '', 'null', '[1]', '{"role":"king","crmType":"salesforce","name":7}'])(
  'reads nothing from %s',
  (entry) => expect(readOnboarding(entry)).toEqual({}),
)

it('names what is missing of the profile, in its order [CAM-ONB-03]', () => {
  expect(missingFrom({ ...emptyOnboarding, name: ' ' })).toEqual(['name', 'company', 'role'])
  expect(missingFrom(state)).toEqual([])
})

it('can connect with a CRM and a token that is not blank [CAM-ONB-06]', () => {
  expect(canConnect(state)).toBe(true)
  expect(canConnect({ ...state, crmType: null })).toBe(false)
  expect(canConnect({ ...state, crmCredentials: '  ' })).toBe(false)
})

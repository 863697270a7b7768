import { expect, it } from 'vitest'
import { writeGoal } from './goal/written-in-test'

const facts = {
  valueProposition:
    'Northwind Freight moves pallets and full loads across the North Sea overnight. Shippers pay one price that holds for the quarter.',
}

it.each([
  'Offer marketing directors a free test photo shoot. We are a photo studio for furniture.',
  'Sell our cold chain sensors. They alert you before goods spoil.',
  'Sell our dentist booking software, ask for a demo',
  'Sell our cleaning service to offices',
  'Pitch our password manager',
  'Pitch our webinar tool',
  'We offer spare parts',
  'our energy audit for hotels',
  'Offer a wine tasting to restaurants',
  'We sell a booking app for car workshops',
  'Backup solution for law firms',
  'We sell packaging',
  'Sell our standing desks',
  'About our bookkeeping service. We close the books in five working days, and our price is fixed.',
  'We shoot short videos for hotels that they can use on Instagram. Propose a call on Monday morning.',
])('leaves out what the sender does beside what has nothing to do with it: “%s” [CAM-MSG-11]', async (goal) => {
  const { email, linkedin } = await writeGoal(goal, facts)
  expect([...email, ...linkedin].join('\n')).not.toContain('Northwind')
})

it.each([
  'Offer our night ferry to retailers',
  'Offer our cold storage',
  'Pitch our trailers',
  'Sell our software for pallets and loads',
])('says what the sender does beside what may well be part of it: “%s” [CAM-MSG-11]', async (goal) => {
  expect((await writeGoal(goal, facts)).email[0]).toContain('Northwind Freight moves pallets')
})

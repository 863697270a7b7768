import { expect, it } from 'vitest'
import { emulateMedia } from '../../../../suites/emulate-media'
import { showPlan } from './fixtures/show-plan'

const slow = [
  { kind: 'latency', operation: 'campaigns.get', milliseconds: 900 },
  // What is suggested may take more lines than are known of before.
  { kind: 'latency', operation: 'campaigns.smartAssist', milliseconds: 3_000 },
] as const
const names = 'Name,Email,Company\nAnn Lee,ann@acme.example,Acme\nBob Ray,bob@corp.example,Corp\n'

const edges = (part: string) => {
  const { left, top, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? {}
  return [left, top, width, height].map((edge) => Math.round(edge ?? Number.NaN))
}
const tops = (part: string) =>
  [...document.querySelectorAll(part)].map((each) => Math.round(each.getBoundingClientRect().top))

it('is laid out while it is read, and moves nothing when it comes [CAM-PLAN-01] [CAM-PLAN-02]', async () => {
  const { page, conversation } = await showPlan({ contacts: names, faults: slow })
  await expect.element(page.getByRole('heading', { name: 'Loading campaign' })).toBeInTheDocument()
  const places = () => [
    edges('.inlay-CampaignDetail-head'),
    edges('.inlay-Composer'),
    edges('.inlay-SplitPane-pane[data-place="end"]'),
    edges('.inlay-Tabs-list'),
    tops('.inlay-SmartAssist-card'),
  ]
  const before = places()
  expect(before.flat()).not.toContain(Number.NaN)
  expect(before.at(-1)).toHaveLength(3)
  await expect.element(conversation).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Find Leads' })).toBeVisible()
  expect(places()).toEqual(before)
})

it('gives the panel half of the width from the first where it begins with the audience [CAM-PLAN-03]', async () => {
  // With motion, which it would grow by.
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' })
  const { page, conversation } = await showPlan({ contacts: names, faults: slow, view: { tab: 'audience' } })
  await expect.element(page.getByRole('heading', { name: 'Loading campaign' })).toBeInTheDocument()
  const places = () => [edges('.inlay-SplitPane-pane[data-place="end"]'), edges('.inlay-PlanAudience-bar')]
  const before = places()
  expect(before.flat()).not.toContain(Number.NaN)
  await expect.element(conversation).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: 'Ann Lee' })).toBeVisible()
  expect(places()).toEqual(before)
})

it('has nothing to press and nothing to read out while it is read', async () => {
  const { page } = await showPlan({ faults: slow })
  await expect.element(page.getByRole('heading', { name: 'Loading campaign' })).toBeInTheDocument()
  expect(document.querySelector('.inlay-SplitPane')?.closest('[inert][aria-hidden]')).not.toBeNull()
  await expect.element(page.getByRole('separator')).not.toBeInTheDocument()
})

import { describeNavigation } from '@inlay/sdk-core/testing'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createBrowserNavigation } from './browser-navigation'
import { LeaveGuard } from './LeaveGuard'
import { createLeaveQuestions } from './leave-questions'

const home = { name: 'campaigns.home', params: {} }
const detail = { name: 'campaigns.detail', params: { campaignId: 'c1' } }
const plan = { name: 'campaigns.plan', params: { campaignId: 'c1' } }

/** The router as the app has it, with a history in memory. */
async function openApp() {
  const questions = createLeaveQuestions()
  const element = <LeaveGuard questions={questions} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/v2/northwind/home'] })
  await render(<RouterProvider router={router} />)
  return { router, navigation: createBrowserNavigation(router, questions) }
}

describe('the navigation of the app', () => {
  describeNavigation({ describe, it, expect }, async () => {
    const { navigation } = await openApp()
    return { navigation, places: [home, detail, plan] }
  })

  it('asks nothing when only the view of a screen changes', async () => {
    const { navigation, router } = await openApp()
    const question = vi.fn(() => Promise.resolve(false))
    navigation.block(question)
    navigation.replace({ ...home, view: { search: 'cold' } })
    await vi.waitFor(() => expect(router.state.location.search).toBe('?search=cold'))
    expect(question).not.toHaveBeenCalled()
  })

  it('leaves the window to who has something to lose', async () => {
    const { navigation } = await openApp()
    const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const question = vi.fn(() => Promise.resolve(false))
    const release = navigation.block(question)
    expect(leaves()).toBe(true)
    navigation.push(detail)
    await vi.waitFor(() => expect(question).toHaveBeenCalledOnce())
    release()
  })

  it('says which place it has no address for', async () => {
    const { navigation } = await openApp()
    expect(() => navigation.push({ name: 'elsewhere', params: {} })).toThrow('elsewhere')
  })
})

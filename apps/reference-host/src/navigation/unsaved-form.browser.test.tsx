import { createTestApi } from '@inlay/mock-server/test-api'
import { InlayProvider } from '@inlay/sdk-core/react'
import { InlayRoot, LeaveGuard as UnsavedForm } from '@inlay/sdk-core/ui'
import '@inlay/sdk-core/styles.css'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createBrowserNavigation } from './browser-navigation'
import { LeaveGuard } from './LeaveGuard'
import { createLeaveQuestions } from './leave-questions'

const detail = { name: 'campaigns.detail', params: { campaignId: 'c1' } }

/** The router as the app has it, with a form that is not saved inside. */
async function openForm() {
  const questions = createLeaveQuestions()
  const { client, auth } = createTestApi({ scenario: 'empty' })
  const element = <LeaveGuard questions={questions} />
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: ['/v2/northwind/campaigns', '/v2/northwind/home'],
  })
  const navigation = createBrowserNavigation(router, questions)
  const page = await render(
    <>
      <RouterProvider router={router} />
      <InlayProvider client={client} auth={auth} workspaceId="northwind" navigation={navigation}>
        <InlayRoot>
          <UnsavedForm when />
        </InlayRoot>
      </InlayProvider>
    </>,
  )
  return { navigation, page, router, at: () => router.state.location.pathname }
}

it('asks before a form is left that is not saved, and stays or goes as it is told', async () => {
  const { navigation, page, at } = await openForm()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  navigation.push(detail)
  await expect.element(question).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Stay' }))
  await expect.element(question).not.toBeInTheDocument()
  expect(at()).toBe('/v2/northwind/home')
  navigation.push(detail)
  await userEvent.click(page.getByRole('button', { name: 'Leave', exact: true }))
  await expect.poll(at).toBe('/v2/northwind/campaigns/c1')
})

it('asks also on the way back', async () => {
  const { page, router, at } = await openForm()
  void router.navigate(-1)
  await expect.element(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  expect(at()).toBe('/v2/northwind/home')
  await userEvent.click(page.getByRole('button', { name: 'Leave', exact: true }))
  await expect.poll(at).toBe('/v2/northwind/campaigns')
})

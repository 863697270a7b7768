import { expect, it, onTestFinished } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { showCampaign, threeContacts } from './fixtures/show-campaign'

it('explains a row in words, and what could not be explained is asked for again [CAM-CALL-02]', async () => {
  const faults = [{ kind: 'status', operation: 'ai.explain', status: 500, times: 1 } as const]
  const { page, sent } = await showCampaign({ contacts: threeContacts, faults })
  await userEvent.click(page.getByRole('rowheader', { name: 'Ann Lee', exact: true }))
  const explain = page.getByRole('button', { name: 'Explain with AI' })
  await userEvent.click(explain)
  await expect.element(page.getByText(/^It could not be explained/)).toBeVisible()
  await userEvent.click(explain)
  await expect.element(page.getByRole('heading', { name: 'Explanation' })).toBeVisible()
  await expect.element(page.getByText(/Title is CTO|title is CTO/)).toBeVisible()
  expect(sent('POST', '/explain').at(-1)?.body).toEqual({
    payload: expect.objectContaining({ name: 'Ann Lee', title: 'CTO' }),
    context: 'A contact in an audience list',
  })
})

it('shows the query of the list as code, and asks it for at most 100 rows [CAM-CALL-02] [CAM-CALL-03]', async () => {
  const { page, sent } = await showCampaign({ contacts: threeContacts })
  await userEvent.click(page.getByRole('button', { name: 'More actions' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'View query' }))
  const dialog = page.getByRole('dialog', { name: 'Query of the audience list' })
  await expect.element(dialog.getByText(/"from": "contact"/)).toBeVisible()
  expect(dialog.getByText(/"limit": 100/).elements()).toHaveLength(1)
  await userEvent.click(dialog.getByRole('button', { name: 'Run query' }))
  await expect.element(dialog.getByText('3 rows')).toBeVisible()
  await expect.element(dialog.getByRole('rowheader', { name: 'Bob Ray', exact: true })).toBeVisible()
  expect(sent('POST', '/execute').map(({ body }) => body)).toEqual([
    { code: { from: 'contact', limit: 100 }, limit: 100 },
  ])
  await userEvent.click(dialog.getByRole('radio', { name: 'Accounts' }))
  await expect.element(dialog.getByText(/"from": "account"/)).toBeVisible()
})

it('leads to what the query gives, and to why it gives nothing, below a query that takes all the room', async () => {
  await screen.viewport(1440, 480)
  onTestFinished(() => screen.viewport(1280, 720))
  const faults = [{ kind: 'status', operation: 'artifacts.executeCode', status: 500, times: 1 } as const]
  const { page } = await showCampaign({ contacts: threeContacts, faults })
  await userEvent.click(page.getByRole('button', { name: 'More actions' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'View query' }))
  await userEvent.click(page.getByRole('button', { name: 'Run query' }))
  await expect.element(page.getByRole('alert').filter({ hasText: 'could not be run' })).toBeInViewport({ ratio: 1 })
  await userEvent.click(page.getByRole('button', { name: 'Run query' }))
  await expect.element(page.getByRole('rowheader', { name: 'Ann Lee', exact: true }).last()).toBeInViewport()
  await expect.element(page.getByRole('status').filter({ hasText: 'Rows that it gives: 3' })).toBeInTheDocument()
})

it('says when the query could not be run', async () => {
  const faults = [{ kind: 'status', operation: 'artifacts.executeCode', status: 500 } as const]
  const { page } = await showCampaign({ contacts: threeContacts, faults })
  await userEvent.click(page.getByRole('button', { name: 'More actions' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'View query' }))
  await userEvent.click(page.getByRole('button', { name: 'Run query' }))
  await expect.element(page.getByText(/^The query could not be run/)).toBeVisible()
})

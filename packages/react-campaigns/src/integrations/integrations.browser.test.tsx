import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../campaign-list/fixtures/show-campaigns'
import type { IntegrationsView, IntegrationsViewProps } from './integrations-view'
import { IntegrationsScreen } from './IntegrationsScreen'

const screenOf = (props: IntegrationsViewProps) => (
  <div style={{ display: 'flex', blockSize: '700px', inlineSize: '1000px' }}>
    <IntegrationsScreen {...props} />
  </div>
)
const screen = screenOf({})
const demo = { scenario: 'demo' } as const

type Page = Awaited<ReturnType<typeof show>>['page']
const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

async function connect(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Add connection' })
  await userEvent.fill(dialog.getByLabelText('Access credential', { exact: true }), 'pat-eu1-7c41-new')
  await userEvent.click(dialog.getByRole('button', { name: 'Connect' }))
  await expect.element(dialog).not.toBeInTheDocument()
}

/** A host that has the kind in its address, and a link to the one that it begins with. */
async function showInHost(first: string, options?: Parameters<typeof show>[1]) {
  const told = vi.fn<NonNullable<IntegrationsViewProps['onViewChange']>>()
  function Host() {
    const [view, setView] = useState<IntegrationsView>({ kind: first })
    const follow: IntegrationsViewProps['onViewChange'] = (next, details) => {
      told(next, details)
      setView(next)
    }
    return (
      <>
        <button type="button" onClick={() => setView({ kind: first })}>
          Host
        </button>
        {screenOf({ view, onViewChange: follow })}
      </>
    )
  }
  const shown = await show(<Host />, options)
  return { ...shown, told, link: shown.page.getByRole('button', { name: 'Host' }) }
}

async function rename(page: Page, from: string, to: string) {
  await userEvent.click(page.getByRole('button', { name: new RegExp(`^Actions for .?${from}.?$`) }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Rename' }))
  const field = page.getByRole('textbox', { name: /^Name of/ })
  await userEvent.fill(field, to)
  return field
}

async function remove(page: Page, name: string) {
  await userEvent.click(page.getByRole('button', { name: new RegExp(`^Actions for .?${name}.?$`) }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Delete' }))
}

it('lists connections with their names and owners, and those of one kind [CAM-CONN-01] [CAM-CONN-02]', async () => {
  const { page, sent } = await show(screen, demo)
  await expect.element(page.getByRole('listitem').nth(3)).toBeVisible()
  await expect.element(rowOf(page, 'HeyReach')).toHaveTextContent(/Owner: .*Maren Lindqvist/)
  await userEvent.click(page.getByRole('radio', { name: 'CRM' }))
  await expect.element(rowOf(page, 'HubSpot')).toBeVisible()
  await expect.element(rowOf(page, 'HeyReach')).not.toBeInTheDocument()
  expect(sent('GET').at(-1)?.url.searchParams.get('connectorType')).toBe('crm')
  for (const kind of ['Contact data', 'Email sequencing', 'LinkedIn outreach'])
    await expect.element(page.getByRole('radio', { name: kind })).toBeVisible()
})

it('says that there are none [CAM-CONN-03]', async () => {
  const { page } = await show(screen)
  await expect.element(page.getByText('No connections found...')).toBeVisible()
  await userEvent.click(page.getByRole('radio', { name: 'CRM' }))
  await userEvent.click(page.getByRole('button', { name: 'Show all kinds' }))
  await expect.element(page.getByRole('radio', { name: 'All' })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: 'All' })).toHaveFocus()
})

it('shows the kind that the host names, and tells it of another [CAM-CONN-01]', async () => {
  const { page, link, told } = await showInHost('linkedin-outreach', demo)
  await expect.element(page.getByRole('radio', { name: 'LinkedIn outreach' })).toBeChecked()
  await expect.element(rowOf(page, 'HeyReach')).toBeVisible()
  await expect.element(rowOf(page, 'HubSpot')).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('radio', { name: 'CRM' }))
  await expect.element(rowOf(page, 'HubSpot')).toBeVisible()
  expect(told.mock.lastCall).toEqual([{ kind: 'crm' }, { reason: 'kind' }])
  await userEvent.click(link)
  await expect.element(page.getByRole('radio', { name: 'LinkedIn outreach' })).toBeChecked()
})

it('shows all where the host names a kind that there is not [CAM-CONN-01]', async () => {
  const { page } = await show(screenOf({ view: { kind: 'telepathy' }, onViewChange: () => undefined }), demo)
  await expect.element(page.getByRole('radio', { name: 'All' })).toBeChecked()
  await expect.element(rowOf(page, 'HubSpot')).toBeVisible()
  await expect.element(rowOf(page, 'HeyReach')).toBeVisible()
})

it('leads from an empty kind straight to its provider, and leaves focus to what stays [CAM-CONN-01] [CAM-CONN-05]', async () => {
  const { page, told } = await showInHost('email-sequencing')
  await userEvent.click(page.getByRole('button', { name: 'Add connection' }).last())
  const dialog = page.getByRole('dialog', { name: 'Add connection' })
  await expect.element(dialog.getByRole('combobox', { name: 'Provider' })).toHaveTextContent('Smartlead')
  await connect(page)
  await expect.element(rowOf(page, 'Smartlead')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add connection' })).toHaveFocus()
  expect(told).not.toHaveBeenCalled()
})

it('proposes a name that no other connection has [CAM-CONN-05]', async () => {
  const { page } = await showInHost('email-sequencing')
  for (const name of ['Smartlead', 'Smartlead 2', 'Smartlead 3']) {
    await userEvent.click(page.getByRole('button', { name: 'Add connection' }).last())
    const dialog = page.getByRole('dialog', { name: 'Add connection' })
    await expect.element(dialog.getByRole('textbox', { name: 'Connection name' })).toHaveValue(name)
    await connect(page)
    await expect.element(page.getByText(name, { exact: true })).toBeVisible()
  }
})

it('goes on to the kind of what was connected, which is no step of its own [CAM-CONN-05]', async () => {
  const { page, told } = await showInHost('email-sequencing')
  await userEvent.click(page.getByRole('button', { name: 'Add connection' }).first())
  await userEvent.click(page.getByRole('combobox', { name: 'Provider' }))
  await userEvent.click(page.getByRole('option', { name: /^HubSpot/ }))
  await connect(page)
  await expect.element(rowOf(page, 'HubSpot')).toBeVisible()
  expect(told.mock.calls).toEqual([[{ kind: 'crm' }, { reason: 'connected' }]])
})

it('says that they could not be read, and reads them again [CAM-CONN-04]', async () => {
  const { page } = await show(screen, {
    ...demo,
    faults: [{ operation: 'connections.list', kind: 'status', status: 500, times: 1 }],
  })
  await expect.element(page.getByText('Error loading integrations')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(rowOf(page, 'HeyReach')).toBeVisible()
})

it('connects a provider, and shows it [CAM-CONN-05]', async () => {
  const { page } = await show(screen)
  await userEvent.click(page.getByRole('button', { name: 'Add connection' }))
  const dialog = page.getByRole('dialog', { name: 'Add connection' })
  await userEvent.click(dialog.getByRole('button', { name: 'Connect' }))
  await expect
    .element(dialog.getByRole('combobox', { name: 'Provider' }))
    .toHaveAccessibleDescription('Choose a provider')
  await userEvent.click(dialog.getByRole('combobox', { name: 'Provider' }))
  await userEvent.click(page.getByRole('option', { name: /^HubSpot/ }))
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Connection name' }), 'HubSpot of sales')
  const credential = dialog.getByLabelText('Access credential', { exact: true })
  await expect.element(credential).toHaveAttribute('type', 'password')
  await userEvent.fill(credential, 'pat-expired-2019')
  await userEvent.click(dialog.getByRole('button', { name: 'Connect' }))
  await expect.element(credential).toHaveAccessibleDescription(/has expired/)
  await expect.element(dialog.getByRole('textbox', { name: 'Connection name' })).toHaveValue('HubSpot of sales')
  await userEvent.fill(credential, 'pat-eu1-7c41-new')
  await userEvent.click(dialog.getByRole('button', { name: 'Connect' }))
  await expect.element(rowOf(page, 'HubSpot of sales')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

it('proposes the name of the provider until a name is typed [CAM-CONN-05]', async () => {
  const { page } = await show(screen)
  await userEvent.click(page.getByRole('button', { name: 'Add connection' }))
  const dialog = page.getByRole('dialog', { name: 'Add connection' })
  const name = dialog.getByRole('textbox', { name: 'Connection name' })
  const choose = async (provider: RegExp) => {
    await userEvent.click(dialog.getByRole('combobox', { name: 'Provider' }))
    await userEvent.click(page.getByRole('option', { name: provider }))
  }
  await expect.element(name).toHaveValue('')
  await choose(/^HubSpot/)
  await expect.element(name).toHaveValue('HubSpot')
  await choose(/^Smartlead/)
  await expect.element(name).toHaveValue('Smartlead')
  await userEvent.fill(name, 'HubSpot')
  await choose(/^HubSpot/)
  await choose(/^HeyReach/)
  await expect.element(name).toHaveValue('HubSpot')
  await userEvent.clear(name)
  await choose(/^Contact-data/)
  await expect.element(name).toHaveValue('Contact-data provider')
})

it('proposes a name beside a provider that is chosen already, and asks about neither [CAM-CONN-05]', async () => {
  const { page } = await show(screen)
  await userEvent.click(page.getByRole('radio', { name: 'CRM' }))
  await userEvent.click(page.getByRole('button', { name: 'Add connection' }).first())
  const dialog = page.getByRole('dialog', { name: 'Add connection' })
  await expect.element(dialog.getByRole('combobox', { name: 'Provider' })).toHaveTextContent('HubSpot')
  await expect.element(dialog.getByRole('textbox', { name: 'Connection name' })).toHaveValue('HubSpot')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Add connection' }).first())
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Connection name' }), 'HubSpot of sales')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
})

it('shows Salesforce among the providers, and does not let it be chosen [CAM-CONN-11]', async () => {
  const { page } = await show(screen)
  await userEvent.click(page.getByRole('button', { name: 'Add connection' }))
  await userEvent.click(page.getByRole('combobox', { name: 'Provider' }))
  const salesforce = page.getByRole('option', { name: /^Salesforce/ })
  await expect.element(salesforce).toHaveAttribute('aria-disabled', 'true')
  await expect.element(salesforce).toHaveTextContent('Salesforce cannot be connected yet.')
})

it('is viewed, edited, and waits while a new name is saved, by Enter [CAM-CONN-06] [CAM-CONN-07] [CAM-CONN-08]', async () => {
  const { api, page, sent } = await show(screen, demo)
  const field = await rename(page, 'HubSpot', 'CRM of sales')
  api.server.faults.set([{ operation: 'connections.update', kind: 'latency', milliseconds: 500 }])
  await userEvent.keyboard('{Enter}')
  await expect.element(field).not.toBeInTheDocument()
  const row = rowOf(page, 'CRM of sales').element()
  await expect.poll(() => row.querySelector('[data-busy]')).not.toBeNull()
  await expect.poll(() => row.querySelector('[data-busy]')).toBeNull()
  expect(sent('PATCH')[0]?.body).toEqual({
    connectionId: 'connection_northwind_crm',
    credentials: { credId: 'credential_northwind_crm' },
    updates: { name: 'CRM of sales' },
  })
})

it('saves a name when its field is left, and not after Escape [CAM-CONN-07] [CAM-CONN-10]', async () => {
  const { page, sent } = await show(screen, demo)
  await rename(page, 'HubSpot', 'Something else')
  await userEvent.keyboard('{Escape}')
  await expect.element(rowOf(page, 'HubSpot')).toBeVisible()
  expect(sent('PATCH')).toHaveLength(0)
  await rename(page, 'HubSpot', 'CRM of sales')
  await userEvent.click(page.getByRole('heading', { name: 'Integrations' }))
  await expect.element(rowOf(page, 'CRM of sales')).toBeVisible()
  await expect.poll(() => sent('PATCH').length).toBe(1)
})

it('shows the old name again where the new one was not saved, and tries again from the notice [CAM-CONN-08]', async () => {
  const { page } = await show(screen, {
    ...demo,
    faults: [{ operation: 'connections.update', kind: 'status', status: 500, times: 1 }],
  })
  await rename(page, 'HubSpot', 'CRM of sales')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Unable to update connection name. Please try again.')).toBeVisible()
  await expect.element(rowOf(page, 'HubSpot')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(rowOf(page, 'CRM of sales')).toBeVisible()
  await expect.element(page.getByText('Unable to update connection name. Please try again.')).not.toBeInTheDocument()
})

it('asks before a connection is deleted, and deletes it [CAM-CONN-09] [CAM-CONN-10] [CAM-SHELL-05]', async () => {
  const { page, sent } = await show(screen, demo)
  await remove(page, 'HubSpot')
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }))
  await expect.element(rowOf(page, 'HubSpot')).toBeVisible()
  expect(sent('DELETE')).toHaveLength(0)
  await remove(page, 'HubSpot')
  await userEvent.click(page.getByRole('button', { name: 'Delete connection' }))
  await expect.element(page.getByText('Connection successfully deleted.')).toBeVisible()
  await expect.element(rowOf(page, 'HubSpot')).not.toBeInTheDocument()
})

it('has asked once it was answered, however long deleting takes [CAM-CONN-09]', async () => {
  const { page, sent } = await show(screen, {
    ...demo,
    faults: [{ operation: 'connections.delete', kind: 'latency', milliseconds: 1_500 }],
  })
  await remove(page, 'HubSpot')
  await userEvent.click(page.getByRole('button', { name: 'Delete connection' }))
  await expect.element(page.getByRole('alertdialog'), { timeout: 1_000 }).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Add connection' })).toHaveFocus()
  await expect.element(page.getByText('Connection successfully deleted.'), { timeout: 5_000 }).toBeVisible()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(sent('DELETE')).toHaveLength(1)
})

it('says nothing more of the name of a connection that is gone', async () => {
  const { page, sent } = await show(screen, {
    ...demo,
    faults: [{ operation: 'connections.update', kind: 'status', status: 500, times: 1 }],
  })
  const failed = page.getByText('Unable to update connection name. Please try again.')
  await rename(page, 'HubSpot', 'CRM of sales')
  await userEvent.keyboard('{Enter}')
  await expect.element(failed).toBeVisible()
  await remove(page, 'HubSpot')
  await userEvent.click(page.getByRole('button', { name: 'Delete connection' }))
  await expect.element(page.getByText('Connection successfully deleted.')).toBeVisible()
  // By itself it goes only after some seconds more.
  await expect.element(failed, { timeout: 2_000 }).not.toBeInTheDocument()
  expect(sent('PATCH')).toHaveLength(1)
})

it('says nothing of a new name that was under way when the connection was deleted', async () => {
  const { page, sent } = await show(screen, {
    ...demo,
    faults: [
      { operation: 'connections.update', kind: 'latency', milliseconds: 1_500 },
      { operation: 'connections.update', kind: 'status', status: 404 },
      { operation: 'connections.delete', kind: 'latency', milliseconds: 3_000 },
    ],
  })
  let hasFailed = false
  const watch = new MutationObserver(() => {
    hasFailed ||= document.body.textContent.includes('Unable to update connection name.')
  })
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  await rename(page, 'HubSpot', 'CRM of sales')
  await userEvent.keyboard('{Enter}')
  await remove(page, 'HubSpot')
  await userEvent.click(page.getByRole('button', { name: 'Delete connection' }))
  await expect.element(page.getByText('Connection successfully deleted.'), { timeout: 8_000 }).toBeVisible()
  watch.disconnect()
  expect(sent('PATCH')).toHaveLength(1)
  expect(hasFailed).toBe(false)
})

it('keeps a connection that could not be deleted, and says so [CAM-CONN-09]', async () => {
  const { page } = await show(screen, {
    ...demo,
    faults: [{ operation: 'connections.delete', kind: 'status', status: 500, times: 1 }],
  })
  await remove(page, 'HubSpot')
  await userEvent.click(page.getByRole('button', { name: 'Delete connection' }))
  await expect.element(page.getByText('Unable to delete connection.')).toBeVisible()
  await expect.element(rowOf(page, 'HubSpot')).toBeVisible()
})

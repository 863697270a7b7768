import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { updateCampaign } from '@inlay/sdk-core/contract/campaigns'
import { workspaceId } from '../campaign-detail/fixtures/show-campaign'
import { showWizard } from './fixtures/show-wizard'

type Shown = Awaited<ReturnType<typeof showWizard>>

const question = 'These messages were changed meanwhile'

/** As the chat does it, or somebody in another tab. */
async function saveElsewhere(
  { api, campaign }: Shown,
  templates: readonly string[],
  type: 'email' | 'linkedin' = 'email',
) {
  const settings = { type, instructions: 'Theirs', templates: [...templates], subjectLine: 'Their line of words' }
  const { campaignId } = campaign
  await api.client.call(
    updateCampaign,
    { params: { campaignId }, body: { messagesMetadata: [settings] } },
    { workspaceId },
  )
}

async function goToPreview({ goal, subject, text, button, dialog }: Shown) {
  await userEvent.fill(goal, 'Book a first call')
  await userEvent.fill(subject, 'A question of routes')
  await userEvent.fill(text('First Mail'), 'Hello {{first_name}}')
  await userEvent.click(button('Continue to preview'))
  await expect.element(dialog.getByText('Why this message')).toBeVisible()
}

it('asks before emails that were saved meanwhile are lost, and loses nothing that was typed [CAM-MSG-18]', async () => {
  const shown = await showWizard()
  const { page, button, text, subject, bodies } = shown
  const wizard = page.getByRole('dialog', { name: 'Add Email Messages' })
  const asked = page.getByRole('alertdialog', { name: question })
  await goToPreview(shown)
  await saveElsewhere(shown, ['One', 'Two'])
  await userEvent.click(button('Generate messages'))
  await expect
    .element(asked)
    .toHaveTextContent('now has 2 emails saved from elsewhere. They are gone when yours are saved.')
  await userEvent.click(asked.getByRole('button', { name: 'Cancel' }))
  await expect.element(asked).not.toBeInTheDocument()
  await expect.element(text('First Mail')).toHaveValue('Hello {{first_name}}')
  await expect.element(subject).toHaveValue('A question of routes')
  expect(bodies('/generate-messages')).toHaveLength(0)

  await userEvent.click(button('Generate messages'))
  await userEvent.click(asked.getByRole('button', { name: 'Save mine over them' }))
  await expect.element(wizard).not.toBeInTheDocument()
  await expect.element(asked).not.toBeInTheDocument()
  expect(bodies('/generate-messages')).toMatchObject([{ templates: ['Hello {{first_name}}'] }])
})

it('does not ask the same twice, and asks again of what has come since [CAM-MSG-18]', async () => {
  const faults = [{ kind: 'status', operation: 'artifacts.generateMessages', status: 500, times: 1 } as const]
  const shown = await showWizard({ faults })
  const { page, button, dialog } = shown
  const asked = page.getByRole('alertdialog', { name: question })
  await goToPreview(shown)
  await saveElsewhere(shown, ['One', 'Two'])
  await userEvent.click(button('Generate messages'))
  await userEvent.click(asked.getByRole('button', { name: 'Save mine over them' }))
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await saveElsewhere(shown, ['One'])
  await userEvent.click(button('Try again'))
  await expect.element(asked).toHaveTextContent('now has 1 email saved from elsewhere. It is gone')
  await userEvent.click(asked.getByRole('button', { name: 'Save mine over them' }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('asks of what was saved since a draft was begun, also when that was left and opened again [CAM-MSG-18]', async () => {
  const shown = await showWizard()
  const { page, open, button, dialog, reload } = shown
  await goToPreview(shown)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await saveElsewhere(shown, ['One'])
  await reload()
  await expect.element(page.getByRole('button', { name: 'Add Messages' })).toBeEnabled()
  await open()
  await expect.element(page.getByText('This is what you began earlier.')).toBeVisible()
  await userEvent.click(button('Continue to preview'))
  await expect.element(dialog.getByText('Why this message')).toBeVisible()
  await userEvent.click(button('Generate messages'))
  await expect.element(page.getByRole('alertdialog', { name: question })).toBeVisible()
})

it('asks nothing where messages of another kind were saved', async () => {
  const shown = await showWizard()
  const { page, button, bodies } = shown
  await goToPreview(shown)
  await saveElsewhere(shown, ['One'], 'linkedin')
  await userEvent.click(button('Generate messages'))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(bodies('/generate-messages')).toHaveLength(1)
})

it('says that it could not find out what is there now, and tries again', async () => {
  const shown = await showWizard()
  const { api, page, button, dialog, bodies } = shown
  await goToPreview(shown)
  api.server.faults.set([{ kind: 'status', operation: 'campaigns.get', status: 403, times: 1 }])
  await userEvent.click(button('Generate messages'))
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  expect(bodies('/generate-messages')).toHaveLength(0)
  await userEvent.click(button('Try again'))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(bodies('/generate-messages')).toHaveLength(1)
})

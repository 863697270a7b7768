import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { ApiClient } from '@inlay/sdk-core'
import { show } from '../campaign-list/fixtures/show-campaigns'
import { SettingsScreen } from './SettingsScreen'

const demo = { scenario: 'demo' } as const
const screen = (
  <div style={{ display: 'flex', minBlockSize: '700px', inlineSize: '1000px' }}>
    <SettingsScreen tab="knowledge-base" />
  </div>
)

type Page = Awaited<ReturnType<typeof show>>['page']
const documents = (page: Page) => page.getByRole('list', { name: 'Knowledge Base documents' }).getByRole('listitem')
const drop = (page: Page) => page.getByLabelText('Upload documents', { exact: true }).first()

const words = 'Cold chain all year'
const content = `BT /F1 12 Tf 72 720 Td (${words}) Tj ET`
const pdf = [
  '%PDF-1.4',
  '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
  '2 0 obj << /Type /Pages /Count 1 /Kids [4 0 R] >> endobj',
  '3 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj',
  '4 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> >> >> endobj',
  `5 0 obj << /Length ${content.length} >>\nstream\n${content}\nendstream endobj`,
  'trailer << /Size 6 /Root 1 0 R >>',
  '%%EOF',
].join('\n')
const guide = new File([pdf], 'Guide.pdf', { type: 'application/pdf' })

it('is laid out while documents are read, with no bar over another or over an edge, and moves nothing then', async () => {
  const faults = [{ kind: 'latency', operation: 'knowledgeDocuments.list', milliseconds: 900 } as const]
  const { page } = await show(screen, { ...demo, faults })
  const boxes = (part: string) => [...document.querySelectorAll(part)].map((each) => each.getBoundingClientRect())
  const tops = () => [
    ...boxes('.inlay-KnowledgeBase-count').map(({ top }) => top),
    ...boxes('.inlay-KnowledgeBase-list').map(({ top }) => top),
    boxes('.inlay-KnowledgeBase-document')[1]?.top,
  ]
  await expect.element(page.getByText('Loading documents')).toBeInTheDocument()
  const [count, ...bars] = boxes('.inlay-KnowledgeBase-waiting .inlay-Skeleton')
  expect(bars).toHaveLength(9)
  expect(count?.bottom).toBeLessThan(boxes('.inlay-KnowledgeBase-list')[0]?.top ?? 0)
  for (const [, name, read] of [0, 3, 6].map((at) => bars.slice(at, at + 3))) {
    expect((read?.top ?? 0) - (name?.bottom ?? 0)).toBeGreaterThanOrEqual(6)
  }
  const before = tops()
  await expect.element(documents(page).first()).toBeVisible()
  expect(tops()).toEqual(before)
})

it('lists documents with name, size and date [CAM-KBASE-01] [CAM-KBASE-03]', async () => {
  const { page } = await show(screen, demo)
  const first = documents(page).filter({ hasText: 'Service levels 2026.docx' })
  await expect.element(first).toHaveTextContent(/\d\.\d KB/)
  await expect.element(first).toHaveTextContent(/3 pages · \d+ words/)
  expect(first.element().querySelector('time')?.dateTime).toMatch(/^\d{4}-/)
  await expect.element(documents(page).filter({ hasText: 'Company history.docx' })).toHaveTextContent('Unknown')
})

it('uploads several documents, shows them without a reload, and what was read of them [CAM-KBASE-01]', async () => {
  const { page } = await show(screen)
  await expect.element(page.getByText('No documents yet')).toBeVisible()
  await userEvent.upload(drop(page), [guide, new File([pdf], 'Other.pdf')])
  // The reader of PDF files is loaded with the first one, which takes seconds.
  await expect.poll(() => documents(page).elements(), { timeout: 20_000 }).toHaveLength(2)
  await expect.element(documents(page).filter({ hasText: 'Guide.pdf' })).toHaveTextContent(/1 page · 4 words/)
  await userEvent.click(page.getByRole('button', { name: 'Show the text of Guide.pdf' }))
  await expect.element(page.getByRole('dialog', { name: 'Text of Guide.pdf' })).toHaveTextContent(words)
})

it('says that a document is in the list already, and replaces it or keeps both', async () => {
  const { page, sent } = await show(screen)
  await expect.element(page.getByText('No documents yet')).toBeVisible()
  await userEvent.upload(drop(page), guide)
  await expect.element(documents(page).filter({ hasText: 'Guide.pdf' })).toBeVisible()
  const known = page.getByRole('status').filter({ hasText: '“Guide.pdf” is in the list already.' })
  const again = () => userEvent.upload(drop(page), guide)
  await again()
  await expect.element(known).toBeVisible()
  await userEvent.click(known.getByRole('button', { name: 'Dismiss' }))
  await expect.element(known).not.toBeInTheDocument()
  expect(sent('POST')).toHaveLength(1)
  await again()
  await userEvent.click(known.getByRole('button', { name: 'Replace' }))
  await expect.poll(() => sent('DELETE')).toHaveLength(1)
  await expect.element(known).not.toBeInTheDocument()
  await expect.poll(() => documents(page).elements()).toHaveLength(1)
  expect(sent('POST')).toHaveLength(2)
  await again()
  await userEvent.click(known.getByRole('button', { name: 'Keep both' }))
  await expect.poll(() => documents(page).elements()).toHaveLength(2)
  // Another version is asked about as well.
  await userEvent.upload(drop(page), [new File([pdf, ' '], 'Guide.pdf')])
  await userEvent.click(known.getByRole('button', { name: 'Keep both' }))
  await expect.poll(() => documents(page).elements()).toHaveLength(3)
  expect(sent('DELETE')).toHaveLength(1)
})

/** A document in the list, and a file of the same name that is asked about. */
async function askAboutGuide(page: Page) {
  await expect.element(page.getByText('No documents yet')).toBeVisible()
  await userEvent.upload(drop(page), guide)
  await expect.element(documents(page).filter({ hasText: 'Guide.pdf' })).toBeVisible()
  await userEvent.upload(drop(page), guide)
  const known = page.getByRole('status').filter({ hasText: '“Guide.pdf” is in the list already.' })
  await expect.element(known).toBeVisible()
  return {
    known,
    async deleteGuide() {
      await userEvent.click(page.getByRole('button', { name: 'Delete Guide.pdf' }))
      await userEvent.click(page.getByRole('button', { name: 'Delete document' }))
    },
  }
}

it('uploads a file by itself once the document that it was asked about is deleted, and says so [CAM-KBASE-01]', async () => {
  const { page, sent } = await show(screen)
  const { known, deleteGuide } = await askAboutGuide(page)
  await deleteGuide()
  await expect.element(known).not.toBeInTheDocument()
  await expect.poll(() => sent('POST')).toHaveLength(2)
  await expect.poll(() => documents(page).elements()).toHaveLength(1)
  expect(sent('DELETE')).toHaveLength(1)
  await expect.element(page.getByText('“Guide.pdf”, which was waiting, is uploaded in its place.')).toBeVisible()
})

it('goes on asking about a file where the document could not be deleted [CAM-KBASE-01]', async () => {
  const { api, page, sent } = await show(screen)
  const { known, deleteGuide } = await askAboutGuide(page)
  api.server.faults.set([{ operation: 'knowledgeDocuments.delete', kind: 'status', status: 500, times: 1 }])
  await deleteGuide()
  await expect.element(page.getByText('The document could not be deleted. Please try again.')).toBeVisible()
  await expect.element(known).toBeVisible()
  await expect.poll(() => documents(page).elements()).toHaveLength(1)
  expect(sent('POST')).toHaveLength(1)
})

it('refuses a file of another type without a call [CAM-KBASE-02]', async () => {
  const { page, sent } = await show(screen)
  await expect.element(page.getByText('No documents yet')).toBeVisible()
  expect(drop(page).element().getAttribute('accept')).toBe('.pdf,.doc,.docx')
  const input = drop(page).element() as HTMLInputElement
  input.removeAttribute('accept')
  await userEvent.upload(input, new File(['a,b'], 'people.csv'))
  await expect.element(page.getByText(/people\.csv/).first()).toBeVisible()
  expect(sent('POST')).toHaveLength(0)
})

const failed = 'Failed to upload file. Please try again or contact support if the issue persists.'

it('says that a document could not be uploaded, and sends it again [CAM-KBASE-04]', async () => {
  const { page } = await show(screen, {
    faults: [{ operation: 'knowledgeDocuments.upload', kind: 'status', status: 500, times: 1 }],
  })
  await userEvent.upload(drop(page), guide)
  await expect.element(page.getByText(failed, { exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Try Guide.pdf again' }))
  await expect.element(documents(page).filter({ hasText: 'Guide.pdf' })).toBeVisible()
  await expect.element(page.getByText(failed)).not.toBeInTheDocument()
})

it('asks before leaving stops an upload, and loses nothing unasked [CAM-KBASE-01]', async () => {
  const { page, navigation } = await show(screen, {
    faults: [{ operation: 'knowledgeDocuments.upload', kind: 'latency', milliseconds: 600_000 }],
  })
  await expect.element(page.getByText('No documents yet')).toBeVisible()
  await userEvent.upload(drop(page), guide)
  await userEvent.click(page.getByRole('link', { name: 'Company Information' }))
  const question = page.getByRole('alertdialog', { name: 'Leave while documents are uploaded?' })
  await userEvent.click(question.getByRole('button', { name: 'Stay' }))
  expect(navigation.history()).toEqual([])
  await userEvent.click(page.getByRole('link', { name: 'Company Information' }))
  await userEvent.click(question.getByRole('button', { name: 'Leave' }))
  await expect.element(question).not.toBeInTheDocument()
  expect(navigation.current()?.name).toBe('campaigns.settingsCompany')
})

/** A file whose bytes are all sent, and that the server takes its time to read. */
function heldUpload() {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const wrapUpload =
    (upload: ApiClient['upload']): ApiClient['upload'] =>
    async (operation, input, options) => {
      options?.onProgress?.({ sent: 10, total: 10 })
      await held
      return upload(operation, input, options)
    }
  return { wrapUpload, letGo }
}

it('says that a document is read once all of it is sent, and no longer how much has gone', async () => {
  const { wrapUpload, letGo } = heldUpload()
  const { page } = await show(screen, { wrapUpload })
  await userEvent.upload(drop(page), guide)
  const reading = page.getByRole('status').filter({ hasText: /^Reading .*Guide\.pdf.*…$/ })
  await expect.element(reading).toBeVisible()
  await expect.element(page.getByText('100%')).not.toBeInTheDocument()
  letGo()
  await expect.element(documents(page).filter({ hasText: 'Guide.pdf' })).toBeVisible()
  await expect.element(reading).not.toBeInTheDocument()
})

it('does not leave by itself when uploads end while it is asked', async () => {
  const { wrapUpload, letGo } = heldUpload()
  const { page, navigation } = await show(screen, { wrapUpload })
  await expect.element(page.getByText('No documents yet')).toBeVisible()
  await userEvent.upload(drop(page), guide)
  await userEvent.click(page.getByRole('link', { name: 'Company Information' }))
  await expect.element(page.getByRole('alertdialog', { name: 'Leave while documents are uploaded?' })).toBeVisible()
  letGo()
  const done = page.getByRole('alertdialog', { name: 'The documents are uploaded.' })
  await expect.element(done).toBeVisible()
  expect(navigation.history()).toEqual([])
  await userEvent.click(done.getByRole('button', { name: 'Leave' }))
  expect(navigation.current()?.name).toBe('campaigns.settingsCompany')
})

it('says what is wrong with a file that is not what it says [CAM-KBASE-04]', async () => {
  const { page } = await show(screen)
  await userEvent.upload(drop(page), new File(['hello'], 'Notes.docx'))
  await expect.element(page.getByText(failed, { exact: true })).toBeVisible()
  await expect.element(page.getByText('This is not a DOCX file, although it is named like one.')).toBeVisible()
})

it('says no more that the upload failed once another document has arrived, and still what is wrong with the first [CAM-KBASE-04]', async () => {
  const { page } = await show(screen)
  await userEvent.upload(drop(page), new File(['hello'], 'Notes.docx'))
  await expect.element(page.getByText(failed, { exact: true })).toBeVisible()
  await userEvent.upload(drop(page), guide)
  await expect.element(documents(page).filter({ hasText: 'Guide.pdf' })).toBeVisible()
  await expect.element(page.getByText(failed, { exact: true })).not.toBeInTheDocument()
  await expect.element(drop(page)).not.toBeInvalid()
  await expect.element(page.getByText('This is not a DOCX file, although it is named like one.')).toBeVisible()
})

it('asks before a document is deleted, and cancelling changes nothing [CAM-SHELL-05] [CAM-KBASE-01]', async () => {
  const { page, sent } = await show(screen, demo)
  const remove = page.getByRole('button', { name: 'Delete Company history.docx' })
  await userEvent.click(remove)
  const question = page.getByRole('alertdialog', { name: 'Delete Company history.docx?' })
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  expect(sent('DELETE')).toHaveLength(0)
  await userEvent.click(remove)
  await userEvent.click(question.getByRole('button', { name: 'Delete document' }))
  await expect.element(page.getByText('Document deleted')).toBeVisible()
  await expect.poll(() => documents(page).elements()).toHaveLength(2)
})

it('keeps a document that could not be deleted, and says so', async () => {
  const { page } = await show(screen, {
    ...demo,
    faults: [{ operation: 'knowledgeDocuments.delete', kind: 'status', status: 500, times: 1 }],
  })
  await userEvent.click(page.getByRole('button', { name: 'Delete Company history.docx' }))
  await userEvent.click(page.getByRole('button', { name: 'Delete document' }))
  await expect.element(page.getByText('The document could not be deleted. Please try again.')).toBeVisible()
  await expect.poll(() => documents(page).elements()).toHaveLength(3)
})

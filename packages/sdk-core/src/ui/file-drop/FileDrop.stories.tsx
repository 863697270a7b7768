import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { shadowRootOf } from '../floating/fixtures/shadow-root-of'
import { FileDrop, type FileDropProps } from './FileDrop'
import type { FileEntry } from './file-entry'
import type { UploadFile } from './use-file-queue'

interface Upload {
  readonly file: File
  readonly signal: AbortSignal
  readonly progress: (sent: number, total: number) => void
  readonly finish: () => void
  readonly fail: (error: Error) => void
}

/** Those that are on their way, or were. */
let uploads: Upload[] = []
const onUpload = fn<UploadFile>()
const changed = fn<NonNullable<FileDropProps['onFilesChange']>>()
const refused = fn<NonNullable<FileDropProps['onFilesRefused']>>()

const csv = (name: string, size = 1_200) =>
  new File([new Uint8Array(size)], name, { type: 'text/csv', lastModified: 1 })

const meta = {
  title: 'Kit/FileDrop',
  component: FileDrop,
  beforeEach: () => {
    uploads = []
    changed.mockClear()
    refused.mockClear()
    onUpload.mockReset()
    onUpload.mockImplementation(
      (file, { signal, onProgress }) =>
        new Promise<void>((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error))
          uploads.push({
            ...{ file, signal, fail: reject },
            progress: (sent, total) => onProgress({ sent, total }),
            finish: () => resolve(),
          })
        }),
    )
  },
  args: {
    label: 'Contact list',
    accept: ['.csv', '.xlsx'],
    maxSize: 5 * 1_024 * 1_024,
    multiple: true,
    onFilesChange: changed,
    onFilesRefused: refused,
  },
  decorators: [
    (Drop) => (
      <div style={{ maxInlineSize: 480 }}>
        <Drop />
      </div>
    ),
  ],
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const input = (canvas: Canvas) => canvas.getByLabelText<HTMLInputElement>(/Contact list/, { selector: 'input' })
const row = (canvas: Canvas, index: number) => canvas.getAllByRole('listitem')[index]
const statuses = (canvas: Canvas) => canvas.queryAllByRole('listitem').map((item) => item.dataset['status'])

async function upload(index: number): Promise<Upload> {
  await waitFor(() => expect(uploads[index]).toBeDefined())
  const found = uploads[index]
  if (!found) throw new Error('It has not begun')
  return found
}

function carrying(files: readonly File[]): DataTransfer {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}

/** As browsers do it: made here, because what a test library makes carries nothing. */
function drag(target: HTMLElement, type: 'dragenter' | 'drop', dataTransfer: DataTransfer): void {
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, composed: true, dataTransfer }))
}

export const Rest: Story = {
  args: { hint: 'The first row names the columns.' },
  async play({ canvas, userEvent }) {
    const field = input(canvas)
    await expect(field).toHaveAccessibleDescription(/up to 5 MB.*The first row/)
    await expect(field).toHaveAttribute('accept', '.csv,.xlsx')
    await userEvent.tab()
    await expect(field).toHaveFocus()
  },
}

/** Chosen files are sent, two at a time, and say how far they are. */
export const Queue: Story = {
  args: { onUpload, concurrency: 2 },
  async play({ canvas, userEvent }) {
    await userEvent.upload(input(canvas), [csv('nordic.csv'), csv('iberia.csv', 2_400_000), csv('baltic.csv')])
    await expect(statuses(canvas)).toEqual(['started', 'started', 'queued'])
    const [first, second] = [await upload(0), await upload(1)]
    await expect(onUpload).toHaveBeenCalledTimes(2)
    second.progress(600_000, 2_400_000)
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'iberia.csv' })).toHaveAttribute('aria-valuetext', '25%'),
    )
    first.finish()
    await waitFor(() => expect(statuses(canvas)).toEqual(['success', 'started', 'started']))
    second.fail(new Error('Lost'))
    await waitFor(() => expect(statuses(canvas)).toEqual(['success', 'errored', 'started']))
    await expect(row(canvas, 1)).toHaveTextContent('Could not be uploaded')
    const third = await upload(2)
    third.progress(500, 1_200)
    await waitFor(() => expect(canvas.getByText('42%')).toBeVisible())
    await expect(changed).toHaveBeenLastCalledWith(expect.anything(), { reason: 'upload' })
  },
}

/** By keys: a file is stopped, tried again and taken out, and focus never gets lost. */
export const ByKeyboard: Story = {
  args: { onUpload },
  async play({ canvas, userEvent }) {
    await userEvent.upload(input(canvas), [csv('nordic.csv'), csv('iberia.csv')])
    const first = await upload(0)
    input(canvas).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Stop nordic.csv' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(first.signal.aborted).toBe(true)
    await expect(row(canvas, 0)).toHaveTextContent('Stopped')
    await expect(canvas.getByRole('button', { name: 'Remove nordic.csv' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Try nordic.csv again' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const again = await upload(2)
    await expect(again.file.name).toBe('nordic.csv')
    await expect(canvas.getByRole('button', { name: 'Stop nordic.csv' })).toHaveFocus()
    again.finish()
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove nordic.csv' }))
    await expect(canvas.getByRole('button', { name: 'Stop iberia.csv' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryAllByRole('listitem')).toEqual([])
    await expect(input(canvas)).toHaveFocus()
    await expect(changed).toHaveBeenLastCalledWith([], { reason: 'removed' })
  },
}

/** Over the area, what is carried makes it light up; what cannot be taken says why. */
export const Dropped: Story = {
  args: { onUpload },
  async play({ canvas }) {
    const target = input(canvas)
    const data = carrying([
      csv('nordic.csv'),
      new File(['x'], 'photo.heic'),
      csv('everyone.csv', 6_100_000),
      csv('nobody.csv', 0),
      csv('nordic.csv'),
    ])
    drag(target, 'dragenter', data)
    await waitFor(() => expect(target.closest('.inlay-FileDrop')).toHaveAttribute('data-over'))
    drag(target, 'drop', data)
    await waitFor(() => expect(target.closest('.inlay-FileDrop')).not.toHaveAttribute('data-over'))
    await expect(target).toHaveAccessibleDescription(/“photo.heic” cannot be added. Choose CSV or XLSX/)
    await expect(canvas.getByText('“everyone.csv” has 5.8 MB, and at most 5 MB can be added')).toBeVisible()
    await expect(canvas.getByText('“nobody.csv” is empty')).toBeVisible()
    await expect(canvas.getByText('“nordic.csv” is in the list already')).toBeVisible()
    await expect((await upload(0)).file.name).toBe('nordic.csv')
    await expect(refused).toHaveBeenLastCalledWith(
      ['type', 'size', 'empty', 'known'].map((reason) => expect.objectContaining({ reason })),
    )
  },
}

/** While something is carried over it. */
export const Over: Story = {
  async play({ canvas }) {
    const target = input(canvas)
    drag(target, 'dragenter', carrying([csv('nordic.csv')]))
    await waitFor(() => expect(target.closest('.inlay-FileDrop')).toHaveAttribute('data-over'))
  },
}

/** Text that is dragged is none of its business. */
export const TextDragged: Story = {
  async play({ canvas }) {
    const data = new DataTransfer()
    data.setData('text/plain', 'Reefers')
    const entered = new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer: data })
    input(canvas).dispatchEvent(entered)
    await expect(entered.defaultPrevented).toBe(false)
    await expect(input(canvas).closest('.inlay-FileDrop')).not.toHaveAttribute('data-over')
  },
}

/** A copied file is pasted. */
export const Pasted: Story = {
  async play({ canvas }) {
    input(canvas).focus()
    const clipboardData = carrying([csv('copied.csv')])
    input(canvas).dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
    await expect(await canvas.findByText('copied.csv')).toBeVisible()
    await expect(changed).toHaveBeenLastCalledWith([expect.objectContaining({ status: 'queued' })], { reason: 'added' })
  },
}

/** What is in the list, even since a moment ago, is not added again. */
export const Again: Story = {
  async play({ canvas, userEvent }) {
    const target = input(canvas)
    // The refusals are a list as well.
    const queued = () => statuses(canvas).filter((status) => status === 'queued')
    drag(target, 'drop', carrying([csv('nordic.csv')]))
    drag(target, 'drop', carrying([csv('nordic.csv')]))
    await waitFor(() => expect(target).toHaveAccessibleDescription(/“nordic.csv” is in the list already/))
    await expect(queued()).toHaveLength(1)
    // Another file of the same name is not the same file.
    await userEvent.upload(target, [csv('nordic.csv'), csv('nordic.csv', 900)])
    await waitFor(() => expect(queued()).toHaveLength(2))
    await expect(target).toHaveAccessibleDescription(/“nordic.csv” is in the list already/)
    await expect(refused.mock.calls.flat(2).map(({ reason }) => reason)).toEqual(['known', 'known'])
  },
}

/** One file: the next one takes its place, and stops it. */
export const Single: Story = {
  args: { multiple: false, onUpload },
  async play({ canvas, userEvent }) {
    await userEvent.upload(input(canvas), csv('nordic.csv'))
    const first = await upload(0)
    await userEvent.upload(input(canvas), csv('iberia.csv'))
    await waitFor(() => expect(first.signal.aborted).toBe(true))
    await expect(canvas.queryByText('nordic.csv')).toBeNull()
    await expect(canvas.getByText('iberia.csv')).toBeVisible()
  },
}

const entry = (id: string, name: string, more: Partial<FileEntry> = {}): FileEntry => ({
  id,
  file: csv(name, 184_000),
  status: 'queued',
  ...more,
})

const everyState: readonly FileEntry[] = [
  entry('1', 'Cold-chain shippers.xlsx', { status: 'success' }),
  entry('2', 'Kühlketten-Spediteure Nordeuropa, Beschaffung und Transportleitung, Herbstausschreibung.csv', {
    status: 'started',
    progress: 0.58,
  }),
  entry('3', 'Iberian retail.csv', { status: 'started' }),
  entry('4', 'Trade fair.csv', { status: 'errored', error: 'The column “Email” is missing' }),
  entry('5', 'Baltic.csv'),
]

/** The queue is held outside: here by a page that sends the files itself. */
export const States: Story = {
  args: { files: everyState, maxFiles: 8 },
  render: function Render(args) {
    const [files, setFiles] = useState(args.files)
    return (
      <FileDrop
        {...args}
        files={files}
        onFilesChange={(next, details) => {
          setFiles(next)
          args.onFilesChange?.(next, details)
        }}
      />
    )
  },
  async play({ canvas, userEvent }) {
    await expect(statuses(canvas)).toEqual(everyState.map(({ status }) => status))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Baltic.csv' }))
    await expect(statuses(canvas)).toHaveLength(4)
    await expect(changed).toHaveBeenLastCalledWith(everyState.slice(0, 4), { reason: 'removed' })
  },
}

export const Compact: Story = {
  args: { size: 'compact', defaultFiles: everyState.slice(0, 2), labelHidden: true },
}

/** Whole folders, also chosen rather than dropped. */
export const Folders: Story = {
  args: { folders: 'walk' },
  async play({ canvas, userEvent }) {
    const folder = canvas.getByLabelText('Choose a folder')
    await expect(folder).toHaveAttribute('webkitdirectory')
    await userEvent.upload(folder, [csv('a.csv'), csv('b.csv')])
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const Invalid: Story = { args: { error: 'Add a list of contacts', required: true } }

export const Disabled: Story = {
  args: { disabled: true, defaultFiles: everyState.slice(0, 1) },
  async play({ canvas }) {
    drag(input(canvas), 'drop', carrying([csv('nordic.csv')]))
    await expect(statuses(canvas)).toHaveLength(1)
  },
}

export const Narrow: Story = {
  args: { ...States.args, accept: ['.csv', '.xlsx', '.tsv', 'text/plain', 'application/json'] },
  decorators: [
    (Drop) => (
      <div style={{ inlineSize: 240 }}>
        <Drop />
      </div>
    ),
  ],
}

export const Dark: Story = { args: { files: everyState }, globals: { theme: 'dark' } }

export const OverDark: Story = { ...Over, globals: { theme: 'dark' } }

export const RightToLeft: Story = { args: { files: everyState }, globals: { direction: 'rtl' } }

export const Isolated: Story = {
  args: { onUpload },
  parameters: { inlay: { isolation: 'shadow' } },
  async play({ canvasElement, userEvent }) {
    const root = await shadowRootOf(canvasElement, 'input')
    const field = root.querySelector('input')
    if (!field) throw new Error('There is no field')
    drag(field, 'drop', carrying([csv('nordic.csv')]))
    await upload(0)
    await waitFor(() => expect(root.querySelector('[data-status="started"]')).not.toBeNull())
    root.querySelector<HTMLElement>('[data-file-end]')?.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(root.activeElement).toBe(field))
  },
}

import { beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import { render } from 'vitest-browser-react'
import { X } from 'lucide-react'
import '../styles.css'
import { forgetWarnings } from '../../react/development/warn-once'
import { Button } from '../button/Button'
import { Dialog } from '../dialog/Dialog'
import { IconButton } from '../icon-button/IconButton'
import { Menu } from '../menu/Menu'
import { MenuItem } from '../menu/MenuItem'
import { TextField } from '../text-field/TextField'
import { InlayRoot } from './InlayRoot'

let warn: MockInstance<typeof console.warn>
beforeEach(() => {
  forgetWarnings()
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return () => warn.mockRestore()
})

const parts = {
  button: <Button>Save</Button>,
  'icon button': <IconButton icon={X} label="Close" />,
  field: <TextField label="Name" />,
  menu: (
    <Menu trigger={<button type="button">More</button>}>
      <MenuItem onSelect={() => undefined}>Rename</MenuItem>
    </Menu>
  ),
  dialog: (
    <Dialog open title="Rename" onOpenChange={() => undefined}>
      Name
    </Dialog>
  ),
}

it.each(Object.entries(parts))('says once, in development, of a %s that it stands in no root', async (_, part) => {
  await render(
    <>
      {part}
      {part}
    </>,
  )
  expect(warn.mock.calls).toEqual([[expect.stringContaining('Put <InlayRoot>')]])
})

it('says nothing of what stands in one', async () => {
  const { field, menu, dialog } = parts
  await render(
    <InlayRoot>
      {field}
      {menu}
      {dialog}
    </InlayRoot>,
  )
  expect(warn).not.toHaveBeenCalled()
})

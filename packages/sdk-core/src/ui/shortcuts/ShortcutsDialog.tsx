import { forwardRef, useState } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { Dialog, type DialogCloseReason, type DialogElementProps } from '../dialog/Dialog'
import { shortcutMessages } from './shortcut-messages'
import { ShortcutsList } from './ShortcutsList'
import { useShortcut } from './use-shortcut'

export type ShortcutsDialogReason = 'keys' | DialogCloseReason

export interface ShortcutsDialogProps extends DialogElementProps {
  /** Left out, it remembers by itself whether it is open. */
  readonly open?: boolean | undefined
  /** Whether it is open at first, where it keeps that itself. @default false */
  readonly defaultOpen?: boolean | undefined
  /** It opens or closes. */
  readonly onOpenChange?: ((open: boolean, details: { readonly reason: ShortcutsDialogReason }) => void) | undefined
  /** What opens it. @default '?' */
  readonly keys?: string | undefined
}

/**
 * The shortcuts of the nearest root in a dialog, opened by `?`. Stands once in a root.
 *
 * Contract: slot class `inlay-Dialog`; inside as `ShortcutsList`.
 */
export const ShortcutsDialog = forwardRef<HTMLDialogElement, ShortcutsDialogProps>(function ShortcutsDialog(
  { open, defaultOpen = false, onOpenChange, keys = '?', ...rest },
  ref,
) {
  const t = useMessages(shortcutMessages)
  const [own, setOwn] = useState(defaultOpen)
  const change = (next: boolean, reason: ShortcutsDialogReason) => {
    setOwn(next)
    onOpenChange?.(next, { reason })
  }
  useShortcut({ id: 'inlay.shortcuts', keys, label: t('title'), handler: () => change(true, 'keys') })
  return (
    <Dialog
      {...rest}
      ref={ref}
      open={open ?? own}
      onOpenChange={(next, { reason }) => change(next, reason)}
      title={t('title')}
      description={t('shortcutsDetail')}
    >
      <ShortcutsList />
    </Dialog>
  )
})

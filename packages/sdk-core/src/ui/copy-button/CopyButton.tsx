import { forwardRef, type MouseEvent } from 'react'
import { Check, Copy, X } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { Button, type ButtonProps } from '../button/Button'
import { classNames } from '../class-names'
import { IconButton } from '../icon-button/IconButton'
import { kitMessages } from '../messages'
import { useCopy } from './use-copy'

export interface CopyButtonProps extends Omit<
  ButtonProps,
  'children' | 'icon' | 'chevron' | 'count' | 'busy' | 'busyLabel' | 'variant'
> {
  /** What is copied; a function is asked when it is pressed. */
  readonly text: string | (() => string | Promise<string>)
  /** What it does: “Copy email”. @default 'Copy' */
  readonly label?: string | undefined
  /** The label stands beside the icon rather than in the tooltip. @default false */
  readonly labelShown?: boolean | undefined
  /** How much it stands out. @default 'ghost', and 'secondary' with its label shown */
  readonly variant?: 'secondary' | 'ghost' | undefined
}

/**
 * Copies a text through the host's clipboard, and says for a moment how that went.
 *
 * Contract: slot class `inlay-CopyButton`; `data-state`: `idle`, `copied`, `failed`; else as `Button`.
 */
export const CopyButton = forwardRef<HTMLButtonElement, CopyButtonProps>(function CopyButton(
  { text, label, labelShown = false, variant, className, onClick, ...rest },
  ref,
) {
  const t = useMessages(kitMessages)
  const [state, copy] = useCopy()
  const words = { idle: label ?? t('copy'), copied: t('copied'), failed: t('copyFailed') }[state]
  const shared = {
    ...rest,
    ref,
    icon: icons[state],
    className: classNames('inlay-CopyButton', className),
    'data-state': state,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      onClick?.(event)
      if (!event.defaultPrevented) copy(text)
    },
  }
  return labelShown ? (
    <Button {...shared} variant={variant ?? 'secondary'}>
      {words}
    </Button>
  ) : (
    <IconButton {...shared} label={words} variant={variant ?? 'ghost'} />
  )
})

const icons = { idle: Copy, copied: Check, failed: X }

import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import { IconButton } from '../icon-button/IconButton'
import { kitMessages } from '../messages'

export interface BannerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** One sentence; put a number that matters into `<b>`. */
  readonly children: ReactNode
  /** How grave it is: its colour and its icon. @default 'info' */
  readonly tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | undefined
  /** Before the words. @default that of the tone */
  readonly icon?: LucideIcon | undefined
  /** At most one link or button. */
  readonly action?: ReactNode
  /** Gives it a button that takes it away. */
  readonly onDismiss?: (() => void) | undefined
}

/**
 * Says something about all of what is below it.
 *
 * Contract: slot class `inlay-Banner`; `data-tone`.
 */
export const Banner = forwardRef<HTMLDivElement, BannerProps>(function Banner(
  { children, tone = 'info', icon, action, onDismiss, className, ...rest },
  ref,
) {
  const t = useMessages(kitMessages)
  return (
    <div ref={ref} className={classNames('inlay-Banner', className)} data-tone={tone} {...rest}>
      <Icon icon={icon ?? toneIcons[tone]} className="inlay-Banner-icon" />
      <div className="inlay-Banner-text">{children}</div>
      {action !== undefined && <div className="inlay-Banner-action">{action}</div>}
      {onDismiss && <IconButton icon={X} label={t('dismiss')} size="compact" onClick={onDismiss} />}
    </div>
  )
})

export const toneIcons = {
  neutral: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const

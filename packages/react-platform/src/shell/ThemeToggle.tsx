import { forwardRef } from 'react'
import { Moon, Sun } from 'lucide-react'
import { useMessages } from '@inlay/sdk-core/react'
import { IconButton, type ControlSize } from '@inlay/sdk-core/ui'
import { shellMessages } from './messages'

export interface ThemeToggleProps {
  /** Of the button, beside its own. */
  readonly className?: string | undefined
  /** The theme in use. */
  readonly theme: 'light' | 'dark'
  readonly onThemeChange: (theme: 'light' | 'dark') => void
  /** @default 'regular' */
  readonly size?: ControlSize | undefined
}

/**
 * Leads to the other theme, by an icon that shows it.
 *
 * Contract: as `IconButton`.
 */
export const ThemeToggle = forwardRef<HTMLButtonElement, ThemeToggleProps>(function ThemeToggle(
  { className, theme, onThemeChange, size },
  ref,
) {
  const t = useMessages(shellMessages)
  const isDark = theme === 'dark'
  return (
    <IconButton
      ref={ref}
      className={className}
      icon={isDark ? Sun : Moon}
      label={t(isDark ? 'useLightTheme' : 'useDarkTheme')}
      size={size}
      onClick={() => onThemeChange(isDark ? 'light' : 'dark')}
    />
  )
})

import { forwardRef, type ReactNode } from 'react'
import { PanelLeft } from 'lucide-react'
import { useMessages } from '@inlay/sdk-core/react'
import { IconButton, classNames } from '@inlay/sdk-core/ui'
import { BrandMark } from './BrandMark'
import { shellMessages } from './messages'
import { ThemeToggle } from './ThemeToggle'

export interface AppHeaderProps {
  /** Of the bar, beside its own. */
  readonly className?: string | undefined
  readonly appName: string
  readonly workspaceName: string
  /** The product's mark, 20 high, before its name. @default the `BrandMark` of Inlay */
  readonly mark?: ReactNode
  readonly sidebarCollapsed: boolean
  readonly onSidebarCollapsedChange: (collapsed: boolean) => void
  /** The theme in use; left out where the toggle is not offered. */
  readonly theme?: 'light' | 'dark' | undefined
  readonly onThemeChange?: ((theme: 'light' | 'dark') => void) | undefined
  /** 44 on the full-screen editors. @default 52 */
  readonly height?: 44 | 52 | undefined
  /** What stands at its end: the account menu last. */
  readonly children?: ReactNode
}

/**
 * The bar above a frame.
 *
 * Contract: slot classes `inlay-AppHeader`, `-toggle`, `-name`, `-workspace`, `-end`; `data-height`.
 */
export const AppHeader = forwardRef<HTMLElement, AppHeaderProps>(function AppHeader(props, ref) {
  const {
    className,
    appName,
    workspaceName,
    mark = <BrandMark />,
    sidebarCollapsed,
    onSidebarCollapsedChange,
    theme,
    onThemeChange,
    height = 52,
    children,
  } = props
  const t = useMessages(shellMessages)
  return (
    <header ref={ref} className={classNames('inlay-AppHeader', className)} data-height={height}>
      <IconButton
        className="inlay-AppHeader-toggle"
        icon={PanelLeft}
        directional
        label={t(sidebarCollapsed ? 'expandSidebar' : 'collapseSidebar')}
        onClick={() => onSidebarCollapsedChange(!sidebarCollapsed)}
      />
      {mark}
      <span className="inlay-AppHeader-name">{appName}</span>
      <span className="inlay-AppHeader-workspace">{workspaceName}</span>
      <div className="inlay-AppHeader-end">
        {theme !== undefined && <ThemeToggle theme={theme} onThemeChange={(next) => onThemeChange?.(next)} />}
        {children}
      </div>
    </header>
  )
})

import { forwardRef, useContext, type ComponentPropsWithoutRef } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { InlayContext } from '../../react/inlay-context'
import { useMessages } from '../../react/messages/use-messages'
import { Button } from '../button/Button'
import { classNames } from '../class-names'
import { IconButton } from '../icon-button/IconButton'
import { Menu } from '../menu/Menu'
import { MenuItem } from '../menu/MenuItem'
import { pageList } from './page-list'
import { pageMessages } from './page-messages'

export type PageReason = 'page' | 'next' | 'previous'

export interface PaginationProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** What is paged: “Contacts”. */
  readonly label: string
  /** From 1. */
  readonly page: number
  /** How many a page has. */
  readonly pageSize: number
  /** How many there are in all; left out where nobody knows. */
  readonly total?: number | undefined
  /** Without a total: whether there is a next page. @default false */
  readonly hasNext?: boolean | undefined
  /** Another page is asked for. */
  readonly onPageChange: (page: number, details: { readonly reason: PageReason }) => void
  /** The sizes to choose from. @default none: the size is fixed */
  readonly pageSizes?: readonly number[] | undefined
  /** Another size has been chosen. */
  readonly onPageSizeChange?: ((pageSize: number, details: { readonly reason: 'chosen' }) => void) | undefined
}

/**
 * Leads through a long list page by page, and says what of it is shown.
 *
 * Contract: slot classes `inlay-Pagination`, `-range`, `-pages`, `-page`, `-gap`; `aria-current` on the page.
 */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { label, page, pageSize, total, hasNext = false, onPageChange, pageSizes = [], onPageSizeChange, className, ...rest },
  ref,
) {
  const t = useMessages(pageMessages)
  const locale = useContext(InlayContext)?.locale ?? 'en'
  const number = new Intl.NumberFormat(locale)
  const pages = total === undefined ? undefined : Math.max(1, Math.ceil(total / pageSize))
  const from = (page - 1) * pageSize + 1
  const to = total === undefined ? page * pageSize : Math.min(total, page * pageSize)
  const further = pages === undefined ? hasNext : page < pages
  const range =
    total === 0
      ? t('rangeNone')
      : total === undefined
        ? t('rangeOpen', { from, to })
        : t('range', { from: Math.min(from, total), to, total })
  return (
    <nav {...rest} ref={ref} aria-label={label} className={classNames('inlay-Pagination', className)}>
      <p className="inlay-Pagination-range">{range}</p>
      {pageSizes.length > 0 && onPageSizeChange && (
        <Menu
          label={t('pageSizeLabel')}
          trigger={
            <Button size="compact" variant="ghost" chevron>
              {t('pageSize', { count: pageSize })}
            </Button>
          }
        >
          {pageSizes.map((size) => (
            <MenuItem key={size} onSelect={() => onPageSizeChange(size, { reason: 'chosen' })}>
              {t('pageSize', { count: size })}
            </MenuItem>
          ))}
        </Menu>
      )}
      <ul className="inlay-Pagination-pages">
        <li>
          <IconButton
            icon={ChevronLeft}
            directional
            size="compact"
            label={t('previousPage')}
            disabledReason={page <= 1 ? t('onFirstPage') : undefined}
            onClick={() => onPageChange(page - 1, { reason: 'previous' })}
          />
        </li>
        {pages !== undefined &&
          pageList(page, pages).map((one) =>
            typeof one === 'number' ? (
              <li key={one}>
                <button
                  type="button"
                  className="inlay-Pagination-page"
                  aria-label={t('pageNumber', { page: one })}
                  aria-current={one === page ? 'page' : undefined}
                  onClick={() => one !== page && onPageChange(one, { reason: 'page' })}
                >
                  {number.format(one)}
                </button>
              </li>
            ) : (
              <li key={one} aria-hidden className="inlay-Pagination-gap">
                …
              </li>
            ),
          )}
        <li>
          <IconButton
            icon={ChevronRight}
            directional
            size="compact"
            label={t('nextPage')}
            disabledReason={further ? undefined : t('onLastPage')}
            onClick={() => onPageChange(page + 1, { reason: 'next' })}
          />
        </li>
      </ul>
    </nav>
  )
})

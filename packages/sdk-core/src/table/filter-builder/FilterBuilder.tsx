import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../../ui/class-names'
import { EnsureRoot } from '../../ui/root/EnsureRoot'
import { FilterBuilderBody } from './FilterBuilderBody'
import { filterBuilderMessages } from './filter-builder-messages'
import { FilterReading } from './FilterReading'
import { useFilterDraft, type FilterDraftOptions } from './use-filter-draft'

export interface FilterBuilderProps
  extends FilterDraftOptions, Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onChange'> {
  /** What is filtered: “Filter of contacts”. @default 'Filters' */
  readonly label?: string | undefined
  /** How many match, beside the sentence: “312 of 1,204 match”. */
  readonly count?: ReactNode
  /** Says in words what the filter does. @default true */
  readonly sentence?: boolean | undefined
  /** Shown in words, and not changed. @default false */
  readonly readOnly?: boolean | undefined
}

/**
 * Builds a filter: conditions in groups that combine with and or or, each with the input that its comparison needs. What
 * is half typed or cannot be stays, is said, and is left out of the filter that is given out. Alt and Shift with an arrow,
 * or the grip before it, move a condition or a group; the last that was removed can be put back.
 *
 * Contract: slot classes `inlay-FilterBuilder`, `-group`, `-condition`, `-lead`, `-field`, `-operator`, `-value`,
 * `-actions`, `-adding`, `-foot`, `-grip`, `-drop`; `data-nested` on groups, `data-status` on conditions, `data-dragged` on both.
 */
export const FilterBuilder = forwardRef<HTMLDivElement, FilterBuilderProps>(function FilterBuilder(props, ref) {
  return (
    <EnsureRoot>
      <BuilderFrame {...props} ref={ref} />
    </EnsureRoot>
  )
})

/** Inside the root, whose language the words and numbers are in. */
const BuilderFrame = forwardRef<HTMLDivElement, FilterBuilderProps>(function BuilderFrame(
  {
    label,
    fields,
    filter,
    defaultFilter,
    onFilterChange,
    onUnfinishedChange,
    count,
    sentence = true,
    readOnly = false,
    className,
    ...rest
  },
  ref,
) {
  const t = useMessages(filterBuilderMessages)
  const state = useFilterDraft({ fields, filter, defaultFilter, onFilterChange, onUnfinishedChange })
  return (
    <div
      role="group"
      aria-label={label ?? t('filters')}
      {...rest}
      ref={ref}
      className={classNames('inlay-FilterBuilder', className)}
      data-readonly={readOnly ? '' : undefined}
    >
      {readOnly ? (
        <FilterReading filter={state.applied} reader={state.reader} />
      ) : (
        <FilterBuilderBody {...{ state, fields, count, sentence }} />
      )}
    </div>
  )
})

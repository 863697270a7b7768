import {
  forwardRef,
  Fragment,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react'
import { ListFilter } from 'lucide-react'
import { countConditions } from '../../filters/edit-filter'
import { useMessages } from '../../react/messages/use-messages'
import { Button } from '../../ui/button/Button'
import { classNames } from '../../ui/class-names'
import { Popover } from '../../ui/popover/Popover'
import { EnsureRoot } from '../../ui/root/EnsureRoot'
import { useAnnounce } from '../../ui/root/use-announce'
import { clearDraft, removeMember } from './change-draft'
import { FilterBuilderBody } from './FilterBuilderBody'
import { filterBuilderMessages } from './filter-builder-messages'
import { FilterChip } from './FilterChip'
import { filterChips, type ChipOfFilter } from './filter-chips'
import { useFilterDraft, type FilterDraftOptions } from './use-filter-draft'
import { useFilterWords } from './use-filter-words'

export interface FilterChipsProps
  extends FilterDraftOptions, Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onChange'> {
  /** What is filtered: “Filter of contacts”. @default 'Filters' */
  readonly label?: string | undefined
  /** How many match, in the builder. */
  readonly count?: ReactNode
}

/**
 * A filter for the bar of a table: a button that opens its builder, and a chip for each condition that applies, which
 * opens it there or removes it. What is half typed is kept while the builder is closed.
 *
 * Contract: slot classes `inlay-FilterChips`, `-chip`, `-open`, `inlay-Tag-remove`, `-popover`, and those of
 * `FilterBuilder`.
 */
export const FilterChips = forwardRef<HTMLDivElement, FilterChipsProps>(function FilterChips(props, ref) {
  return (
    <EnsureRoot>
      <ChipsFrame {...props} ref={ref} />
    </EnsureRoot>
  )
})

/** Inside the root, whose language the words are in. */
const ChipsFrame = forwardRef<HTMLDivElement, FilterChipsProps>(function ChipsFrame(
  { label, fields, filter, defaultFilter, onFilterChange, onUnfinishedChange, count, className, ...rest },
  ref,
) {
  const t = useMessages(filterBuilderMessages)
  const announce = useAnnounce()
  const state = useFilterDraft({ fields, filter, defaultFilter, onFilterChange, onUnfinishedChange })
  const { draft, reader, applied, change } = state
  const words = useFilterWords(reader)
  const chips = filterChips(draft, reader)
  const [open, setOpen] = useState(false)
  const [startAt, setStartAt] = useState<string>()
  const list = useRef<HTMLSpanElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const next = useRef<number>(undefined)

  useLayoutEffect(() => {
    if (next.current === undefined) return
    const left = [...(list.current?.querySelectorAll<HTMLElement>('.inlay-Tag-remove') ?? [])]
    const target = left[Math.min(next.current, left.length - 1)] ?? trigger.current
    next.current = undefined
    target?.focus()
  }, [draft])

  const remove = ({ id, filter: gone }: ChipOfFilter, place: number) => {
    next.current = place
    announce(t('removed', { count: countConditions(gone) }))
    const result = id === draft.id ? clearDraft(draft) : removeMember(draft, id)
    if (result) change(result.draft, 'removed', result.removed)
  }
  const clear = () => {
    next.current = 0
    announce(t('removed', { count: applied ? countConditions(applied) : 0 }))
    const cleared = clearDraft(draft)
    change(cleared.draft, 'cleared', cleared.removed)
  }

  return (
    <div
      role="group"
      aria-label={label ?? t('filters')}
      {...rest}
      ref={ref}
      className={classNames('inlay-FilterChips', className)}
    >
      <Popover
        trigger={
          <Button ref={trigger} size="compact" icon={ListFilter} count={applied ? countConditions(applied) : undefined}>
            {t('filter')}
          </Button>
        }
        label={label ?? t('filters')}
        className="inlay-FilterChips-popover"
        open={open}
        onOpenChange={(isOpen) => {
          setOpen(isOpen)
          if (!isOpen) setStartAt(undefined)
        }}
      >
        <div className="inlay-FilterBuilder">
          <FilterBuilderBody {...{ state, fields, count, startAt }} sentence={false} />
        </div>
      </Popover>
      <span ref={list} className="inlay-FilterChips-list">
        {chips.map((chip, place) => (
          <Fragment key={chip.id}>
            {place > 0 && draft.combine === 'or' && <span className="inlay-FilterChips-or">{t('or')}</span>}
            <FilterChip
              words={words(chip.filter)}
              onOpen={() => {
                setStartAt(chip.startAt)
                setOpen(true)
              }}
              onRemove={() => remove(chip, place)}
            />
          </Fragment>
        ))}
        {chips.length > 1 && (
          <Button variant="ghost" size="compact" onClick={clear}>
            {t('clear')}
          </Button>
        )}
      </span>
    </div>
  )
})

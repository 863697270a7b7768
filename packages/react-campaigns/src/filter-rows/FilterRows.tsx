import { useEffect, useRef } from 'react'
import { characterCount } from '@inlay/sdk-core'
import { longestSearchValue, mostSearchRows } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { Button, IconButton, Select, TextField } from '@inlay/sdk-core/ui'
import { Plus, X } from 'lucide-react'
import type { FilterKinds } from './filter-kinds'
import { withChangedRow, withNewRow, withoutRow, type FilterRowList } from './filter-row'
import { filterRowMessages } from './messages'

export interface FilterRowsProps<Key extends string> {
  readonly kinds: FilterKinds<Key>
  readonly rows: FilterRowList<Key>
  readonly onRowsChange: (rows: FilterRowList<Key>) => void
  readonly disabled?: boolean | undefined
}

/** The rows of a search: a kind and a value each, added and removed; one always stays. */
export function FilterRows<Key extends string>({ kinds, rows, onRowsChange, disabled = false }: FilterRowsProps<Key>) {
  const t = useMessages(filterRowMessages)
  const { keys, words } = kinds
  const { list, leadTo } = useFocusOnRow(rows)

  function add() {
    const next = withNewRow(rows, keys)
    leadTo(next.at(-1)?.id)
    onRowsChange(next)
  }
  function remove(id: number) {
    const index = rows.findIndex((row) => row.id === id)
    const next = withoutRow(rows, id)
    leadTo(next[Math.min(index, next.length - 1)]?.id)
    onRowsChange(next)
  }

  return (
    <div className="inlay-FilterRows">
      <div className="inlay-FilterRows-heads" aria-hidden>
        <span>{t(words.keyHead)}</span>
        <span>{t('valueHead')}</span>
      </div>
      <ul ref={list} className="inlay-FilterRows-list" aria-label={t(words.list)}>
        {rows.map(({ id, key, value }, index) => (
          <li key={id} className="inlay-FilterRows-row" data-row={id}>
            <Select<Key>
              label={t(words.key, { number: index + 1 })}
              labelHidden
              value={key}
              disabled={disabled}
              options={keys.map((each) => ({
                value: each,
                label: t(kinds.kinds[each].label),
                icon: kinds.kinds[each].icon,
              }))}
              onValueChange={(next) => onRowsChange(withChangedRow(rows, id, { key: next }))}
            />
            <TextField
              label={t('value', { number: index + 1 })}
              labelHidden
              value={value}
              disabled={disabled}
              placeholder={key === null ? undefined : t(kinds.kinds[key].examples[0])}
              error={
                characterCount(value.trim()) > longestSearchValue
                  ? t('tooLong', { most: longestSearchValue })
                  : undefined
              }
              data-autofocus={index === 0 ? '' : undefined}
              autoComplete="off"
              onValueChange={(next) => onRowsChange(withChangedRow(rows, id, { value: next }))}
            />
            <IconButton
              icon={X}
              label={t('remove', { number: index + 1 })}
              disabled={disabled}
              disabledReason={rows.length === 1 ? t('oneStays') : undefined}
              onClick={() => remove(id)}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="ghost"
        size="compact"
        icon={Plus}
        className="inlay-FilterRows-add"
        disabled={disabled}
        disabledReason={rows.length >= mostSearchRows ? t('most', { most: mostSearchRows }) : undefined}
        onClick={add}
      >
        {t(words.add)}
      </Button>
    </div>
  )
}

/** Leads focus to the value of a row as it comes, or to that beside one that has gone. */
function useFocusOnRow(rows: FilterRowList) {
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"] input`)?.focus()
    wanted.current = undefined
  }, [rows])
  return {
    list,
    leadTo(id: number | undefined) {
      wanted.current = id
    },
  }
}

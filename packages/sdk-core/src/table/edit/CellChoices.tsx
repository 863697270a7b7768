import { useContext, useId, useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { MenuItem } from '../../ui/menu/MenuItem'
import { MenuLayer } from '../../ui/menu/MenuLayer'
import { MenuLine } from '../../ui/menu/MenuLine'
import { MenuRadioGroup } from '../../ui/menu/MenuRadioGroup'
import { MenuRadioItem } from '../../ui/menu/MenuRadioItem'
import { OverlayContext } from '../../ui/root/root-context'
import { isAbsent } from '../columns/cell-text'
import { tableMessages } from '../table-messages'
import type { CellEditorProps } from './CellEditor'
import { editOf } from './write-cell'

/** The values of a cell that can be chosen. */
export function CellChoices<Row>({ open, column, editing, rowName, anchor, onLeave }: CellEditorProps<Row>) {
  const id = useId()
  const t = useMessages(tableMessages)
  const overlays = useContext(OverlayContext)
  const edit = editOf(column)
  const choices = edit?.choices ?? []
  const list = useRef<HTMLDivElement>(null)
  const typed = open.isTyped ? open.draft : undefined
  useLayoutEffect(() => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
    const wanted =
      typed === undefined
        ? items.find((item) => item.ariaChecked === 'true')
        : items.find((item) => item.textContent.toLowerCase().startsWith(typed.toLowerCase()))
    wanted?.focus()
  }, [typed])
  if (!overlays) return null
  return (
    <MenuLayer
      ref={list}
      id={id}
      anchor={anchor}
      opener={anchor}
      place={{ gap: 2, asWideAsAnchor: true }}
      start="first"
      aria-label={t('editCell', { column: column.header, row: rowName })}
      onLeave={(reason) => {
        if (reason !== 'selected') editing.cancel()
        onLeave('stay')
      }}
    >
      <MenuRadioGroup
        label={column.header}
        value={keyOf(open.value)}
        onValueChange={(key) => {
          const choice = choices.find(({ value }) => keyOf(value) === key)
          if (choice) editing.commit({ value: choice.value }, 'chosen')
        }}
      >
        {choices.map(({ value, label }) => (
          <MenuRadioItem key={keyOf(value)} value={keyOf(value)}>
            {label}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      {!edit?.required && !isAbsent(open.value) && (
        <>
          <MenuLine />
          <MenuItem onSelect={() => void editing.commit({ value: null }, 'chosen')}>{t('clearCell')}</MenuItem>
        </>
      )}
    </MenuLayer>
  )
}

function keyOf(value: unknown): string {
  return JSON.stringify(value) ?? ''
}

import {
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import { useMessages } from '../../react/messages/use-messages'
import { itemsOf } from '../../ui/menu/menu-movement'
import { MenuItem } from '../../ui/menu/MenuItem'
import { MenuLayer } from '../../ui/menu/MenuLayer'
import { MenuLine } from '../../ui/menu/MenuLine'
import { MenuRadioGroup } from '../../ui/menu/MenuRadioGroup'
import { MenuRadioItem } from '../../ui/menu/MenuRadioItem'
import { createTypeahead } from '../../ui/menu/typeahead'
import { OverlayContext } from '../../ui/root/root-context'
import { useAnnounce } from '../../ui/root/use-announce'
import { useClock } from '../../ui/root/use-clock'
import { isAbsent } from '../columns/cell-text'
import { tableMessages } from '../table-messages'
import { cellEditMessages } from './cell-edit-messages'
import type { CellEditorProps } from './CellEditor'
import { editOf } from './edit-of'

/** The values of a cell that can be chosen. */
export function CellChoices<Row>({ open, column, editing, rowName, anchor, onLeave }: CellEditorProps<Row>) {
  const id = useId()
  const t = useMessages(tableMessages)
  const words = useMessages(cellEditMessages)
  const overlays = useContext(OverlayContext)
  const edit = editOf(column)
  const choices = edit?.choices ?? []
  const list = useRef<HTMLDivElement>(null)
  const typed = open.isTyped ? open.draft : undefined
  const { isMissed, find, hit, isTyping } = useTypedChoice(list)
  const taken = useRef(0)
  useLayoutEffect(() => {
    if (!typed) checkedItem(list.current)?.focus()
    // More may have been typed before the menu was there.
    for (const character of typed?.slice(taken.current) ?? '') find(character)
    taken.current = typed?.length ?? 0
  }, [find, typed])
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
      aria-describedby={isMissed ? `${id}-none` : undefined}
      onKeyDownCapture={(event) => {
        if (event.key === 'Tab') {
          // As in other cells: what is chosen is saved, and one goes on beside.
          event.preventDefault()
          event.stopPropagation()
          const reached = list.current && itemsOf(list.current).find((item) => item.matches(':focus'))
          if (!reached || reached.ariaChecked === 'true') editing.cancel()
          else reached.click()
          onLeave(event.shiftKey ? 'back' : 'forward')
          return
        }
        if (!isCharacter(event) || (event.key === ' ' && !isTyping())) return
        event.preventDefault()
        event.stopPropagation()
        find(event.key)
      }}
      onFocusCapture={(event) => {
        if (event.target !== list.current) hit()
      }}
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
          <MenuItem onSelect={() => void editing.commit({ value: null }, 'chosen')}>{words('clearCell')}</MenuItem>
        </>
      )}
      {isMissed && (
        <p aria-hidden id={`${id}-none`} className="inlay-Table-editorFault">
          {words('noSuchChoice')}
        </p>
      )}
    </MenuLayer>
  )
}

/**
 * Leads to the choice that begins with what is typed. Where none does, no choice has the focus: the Enter key that follows
 * would save one that nobody meant.
 */
function useTypedChoice(list: RefObject<HTMLElement | null>) {
  const t = useMessages(cellEditMessages)
  const clock = useClock()
  const announce = useLatest(useAnnounce())
  const [typeahead] = useState(() => createTypeahead(clock))
  const [isMissed, setMissed] = useState(false)
  const find = useCallback(
    (character: string) => {
      if (!list.current) return
      const items = itemsOf(list.current)
      const current = items.findIndex((item) => item.matches(':focus'))
      const found = typeahead.find(
        character,
        items.map((item) => item.textContent),
        current,
      )
      setMissed(found === undefined)
      if (found !== undefined) return items[found]?.focus()
      list.current.focus()
      announce.current(t('noSuchChoice'))
    },
    [announce, list, t, typeahead],
  )
  return { isMissed, find, hit: () => setMissed(false), isTyping: typeahead.typing }
}

function checkedItem(list: HTMLElement | null): HTMLElement | undefined {
  return list ? itemsOf(list).find((item) => item.ariaChecked === 'true') : undefined
}

function keyOf(value: unknown): string {
  return JSON.stringify(value) ?? ''
}

function isCharacter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return [...key].length === 1 && !ctrlKey && !metaKey && !altKey
}

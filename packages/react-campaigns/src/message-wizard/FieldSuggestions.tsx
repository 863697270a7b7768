import { useLayoutEffect, useRef, type PointerEvent } from 'react'
import type { TemplateField } from './template-fields'

export interface FieldSuggestionsProps {
  readonly id: string
  readonly label: string
  readonly fields: readonly TemplateField[]
  readonly active: number
  readonly onActive: (index: number) => void
  readonly onPick: (field: TemplateField) => void
  /** The caret, from the corner of what it stands in. */
  readonly at: { readonly left: number; readonly top: number; readonly bottom: number }
}

export const optionId = (id: string, index: number) => `${id}-${index}`

/** Fields that fit what is being typed, at the caret: below it, or above where there is no room. */
export function FieldSuggestions({ id, label, fields, active, onActive, onPick, at }: FieldSuggestionsProps) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = list.current
    const box = element?.offsetParent
    if (!element || !box) return
    const left = Math.max(0, Math.min(at.left, box.clientWidth - element.offsetWidth))
    const corner = box.getBoundingClientRect()
    const isRoomBelow = corner.top + at.bottom + gap + element.offsetHeight <= lowestOf(element)
    element.style.left = `${left}px`
    element.style.top = `${isRoomBelow || at.top < element.offsetHeight ? at.bottom + gap : at.top - gap - element.offsetHeight}px`
  }, [at, fields])
  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active, fields])
  // Keys are heard where focus is: in the field.
  const gestures = (index: number, field: TemplateField) => ({
    onPointerMove: () => onActive(index),
    onPointerDown: (event: PointerEvent) => event.preventDefault(),
    onClick: () => onPick(field),
  })
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className="inlay-FieldText-list">
      {fields.map((field, index) => (
        <div
          key={field.name}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          className="inlay-FieldText-option"
          {...gestures(index, field)}
        >
          <span>{field.label}</span>
          <code>{field.name}</code>
        </div>
      ))}
    </div>
  )
}

const gap = 4

/** The lower edge of what cuts an element off. */
function lowestOf(element: Element): number {
  const { ownerDocument: document } = element
  const view = document.defaultView
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (view && /auto|scroll|hidden/.test(view.getComputedStyle(around).overflowY)) {
      return around.getBoundingClientRect().bottom
    }
  }
  return document.documentElement.clientHeight
}

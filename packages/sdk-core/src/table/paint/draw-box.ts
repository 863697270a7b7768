import type { SelectionState } from '../model/selection'
import { createDrawing } from './create-drawing'

/** A box that selects, as the kit draws it. */
export interface DrawnBox {
  readonly element: HTMLElement
  readonly input: HTMLInputElement
  show(state: SelectionState): void
}

export function drawBox(document: Document): DrawnBox {
  const element = document.createElement('span')
  element.className = 'inlay-Choice-box inlay-Checkbox-box'
  const input = document.createElement('input')
  input.type = 'checkbox'
  input.tabIndex = -1
  // The marks of the kit's checkbox.
  const tick = { class: 'inlay-Checkbox-tick', d: 'm2.5 6.3 2.4 2.4 4.6-5.2' }
  const dash = { class: 'inlay-Checkbox-dash', d: 'M2.8 6h6.4' }
  element.append(
    input,
    createDrawing(document, 'inlay-Checkbox-mark', 12, [
      ['path', tick],
      ['path', dash],
    ]),
  )
  return {
    element,
    input,
    show(state) {
      const [isChecked, isMixed] = [state === 'all', state === 'some']
      if (input.checked !== isChecked) input.checked = isChecked
      if (input.indeterminate !== isMixed) input.indeterminate = isMixed
    },
  }
}

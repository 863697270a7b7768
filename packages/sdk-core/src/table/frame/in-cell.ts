const bodyCell = ':is([role="gridcell"], [role="rowheader"])'

/** The cells of a grid, with those of its head. */
export const cellOrHead = `${bodyCell}, [role="columnheader"]`

/** Whether a copy or a cut is one of cells; what was marked as text stays the browser's. */
export function isOfCells(target: EventTarget): boolean {
  return target instanceof Element && isInCell(target) && target.ownerDocument.getSelection()?.type !== 'Range'
}

/** After a press the caret stands in the text of a cell; what stands in a control is the control's. */
export function isInCell(target: Element): boolean {
  return target.closest(bodyCell) !== null && !target.closest('input, textarea, select, [contenteditable]')
}

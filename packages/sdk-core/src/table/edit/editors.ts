export { CellChoices } from './CellChoices'
export { CellEditor } from './CellEditor'
export { createCellEdits } from './cell-edits'
export { changeMany, tellOf } from './change-cells'

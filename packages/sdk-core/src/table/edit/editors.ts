export { CellChoices } from './CellChoices'
export { CellEditor } from './CellEditor'
export { createCellEdits } from './cell-edits'
export { EditTools } from './EditTools'

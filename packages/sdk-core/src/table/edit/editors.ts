export { createCellEdits } from './cell-edits'
export { valuesNow } from './values-now'
export { TableEditor } from '../frame/TableEditor'

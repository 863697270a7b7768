export { createCellEdits } from './cell-edits'
export { knownRows } from './known-rows'
export { valuesNow } from './values-now'
export { TableEditor } from '../frame/TableEditor'

export { CellChoices } from './CellChoices'
export { CellEditor } from './CellEditor'

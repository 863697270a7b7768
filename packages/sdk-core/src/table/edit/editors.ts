export { CellChoices } from './CellChoices'
export { CellEditor } from './CellEditor'
export { clearedCells, pastedCells } from './change-cells'

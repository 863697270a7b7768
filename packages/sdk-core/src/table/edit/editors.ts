export { CellChoices } from './CellChoices'
export { CellEditor } from './CellEditor'
export { changeMany, tellOf } from './change-cells'

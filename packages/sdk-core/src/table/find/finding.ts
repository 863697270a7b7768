/* What is loaded by who looks for something. */
export { cellTexts } from './cell-texts'
export { findCells } from './find-cells'

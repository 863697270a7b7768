/** Parts groups of items; what loses something stands behind the last one. */
export function MenuLine() {
  return <hr className="inlay-Menu-line" />
}

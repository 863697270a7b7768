/** The first letter of a name on a dark tile, where a logo would be. */
export function BrandMark({ name, size = 'small' }: { readonly name: string; readonly size?: 'small' | 'large' }) {
  return (
    <span className="inlay-BrandMark" data-size={size} aria-hidden="true">
      {firstLetter(name)}
    </span>
  )
}

function firstLetter(name: string): string {
  const first = name.trim().codePointAt(0)
  return first === undefined ? '' : String.fromCodePoint(first).toLocaleUpperCase()
}

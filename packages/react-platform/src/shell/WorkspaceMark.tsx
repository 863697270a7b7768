/** The first letter of a workspace's name on a dark tile: workspaces bring no picture of their own. */
export function WorkspaceMark({ name }: { readonly name: string }) {
  return (
    <span className="inlay-WorkspaceMark" aria-hidden="true">
      {firstLetter(name)}
    </span>
  )
}

function firstLetter(name: string): string {
  const first = name.trim().codePointAt(0)
  return first === undefined ? '' : String.fromCodePoint(first).toLocaleUpperCase()
}

export interface StrongNumberProps {
  readonly text: string
  readonly number: number
  readonly locale: string
}

/** A sentence with its number brought out, wherever a language puts it. */
export function StrongNumber({ text, number, locale }: StrongNumberProps) {
  const written = new Intl.NumberFormat(locale).format(number)
  const at = text.indexOf(written)
  if (at === -1) return text
  return (
    <>
      {text.slice(0, at)}
      <b>{written}</b>
      {text.slice(at + written.length)}
    </>
  )
}

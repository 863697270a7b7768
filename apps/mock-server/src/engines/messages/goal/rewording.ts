/** Words, and what is read in place of them. */
export type Rewording = readonly [RegExp, string | ((all: string, ...groups: string[]) => string)]

/** A text after one rewording after the other. */
export function rewordedBy(text: string, rewordings: readonly Rewording[]): string {
  return rewordings.reduce(
    // The compiler knows `replace` with either, and not with both at once.
    (said, [asked, plain]) => (typeof plain === 'string' ? said.replace(asked, plain) : said.replace(asked, plain)),
    text,
  )
}

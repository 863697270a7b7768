/** A list written as one line, so that long ones can be read: `list('Alder, Birch, Cedar')`. */
export function list(line: string): readonly [string, ...string[]] {
  const [first = '', ...others] = line.split(', ')
  return [first, ...others]
}

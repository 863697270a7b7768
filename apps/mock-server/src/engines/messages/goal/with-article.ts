/** “A call”, “an hour”: as it is said of one of several. */
export function withArticle(thing: string): string {
  return /^an?\s/i.test(thing) ? thing : `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing.replace(/s$/i, '')}`
}

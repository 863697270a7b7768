/** A place for what was not understood, with what was said of it: whoever sends a message has to fill it in. */
export function openMatter(wanted = ''): string {
  const words = wanted
    .replaceAll(/[[\]{}\u2014]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    // Nothing that parts a text into sentences parts a place in it.
    .replaceAll(/[.!?]+ (?=["“]?[\p{Lu}\p{N}])/gu, ' / ')
    .trim()
  return /\p{L}/u.test(words) ? `${begin}: ${shortened(words)}]` : `${begin}]`
}

/** Whether a text has such a place. */
export function hasOpenMatter(text: string): boolean {
  return text.includes(begin)
}

/** What was said of the places that a text has; nothing of one that says nothing, or not all. */
export function openTexts(text: string): readonly (string | undefined)[] {
  return [...text.matchAll(place)].map(([each]) => {
    const said = each
      .slice(each.indexOf(begin) + begin.length)
      .replace(/^[“":\s]+|[\]”"]+$/g, '')
      .trim()
    return said === '' || said.endsWith('…') ? undefined : said
  })
}

/** A place without what was said of it in some words; nothing where that is all of it. */
export function withoutPartOf(sentence: string, words: string): string | undefined {
  const said = sentence.slice(sentence.indexOf(begin) + begin.length + 2, sentence.lastIndexOf(']'))
  const parts = said.split(' / ')
  const left = parts.filter((part) => !part.toLowerCase().includes(words.toLowerCase()))
  return left.length === 0 || left.length === parts.length ? undefined : `${begin}: ${left.join(' / ')}]`
}

/** A text with this in place of what is open in it. */
export function filled(text: string, words: string): string {
  return text.replaceAll(place, words)
}

function shortened(words: string): string {
  return words.length <= longest ? words : `${words.slice(0, words.lastIndexOf(' ', longest))} …`
}

const begin = '[fill in what you would like to say'
const place = /[“"]?\[fill in what you would like to say[^\]]*\][”"]?/g
const longest = 140

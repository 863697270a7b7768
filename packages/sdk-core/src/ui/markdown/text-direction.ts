export type TextDirection = 'ltr' | 'rtl'

/** So much of a text tells its direction, and lets that of a growing one come to rest. */
const enough = 400
/** From this share on, words from right to left have those of another language among them, not the other way round. */
const mostly = 0.4

/**
 * Which way a text runs, by its words and not by the first of them: a sentence in Arabic that begins with the name of a
 * company is one in Arabic. None where it has no words, so that it goes the way of what is around it.
 */
export function textDirection(text: string): TextDirection | undefined {
  const words =
    text
      .slice(0, enough)
      .replace(notProse, ' ')
      .match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  if (words.length === 0) return undefined
  return words.filter((word) => rightToLeft.test(word)).length / words.length >= mostly ? 'rtl' : 'ltr'
}

/** Code, addresses and the boxes of tasks are the same in every language. */
const notProse = /`[^`]*`|\]\([^)\s]*|\bhttps?:\/\/\S+|\[[xX]\]/g
const rightToLeft =
  /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

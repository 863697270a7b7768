import { hideQuotes } from './quoted-words'

/** What is not wanted, and what is said behind it: “do not change the subject, just make it friendlier”. */
export interface Unwanted {
  readonly ofSaving: boolean
  readonly behind?: string | undefined
}

/** Reads “do not change the subject”, “don't enrich them” and “no need to check”; nothing where something is wanted. */
export function readUnwanted(text: string): Unwanted | undefined {
  const plain = hideQuotes(text).text
  const begun = begins.exec(plain)
  if (begun === null) return undefined
  const rest = plain.slice(begun[0].length)
  if (!deeds.test(rest)) return undefined
  const behind = then.exec(text)?.[1]
  return { ofSaving: /^(?:save|saving|store|storing)\b/i.test(rest), ...(behind === undefined ? {} : { behind }) }
}

/** A message without “but don't save it yet”, and whether it had that; whoever asks to save something else as well is left alone. */
export function withoutSaving(message: string): { readonly text: string; readonly isUnsaved: boolean } {
  const { text, shown } = hideQuotes(message)
  const rest = text.replaceAll(unsaved, ' ')
  if (rest === text || /\b(?:save|store|keep)\b/i.test(rest)) return { text: message, isUnsaved: false }
  const plain = shown(rest)
    .replaceAll(/[ \t]{2,}/g, ' ')
    .trim()
  return /[\p{L}\p{N}]/u.test(plain.replaceAll(fillers, ''))
    ? { text: plain, isUnsaved: true }
    : { text: message, isUnsaved: false }
}

const nots =
  "(?:do not|don['’]?t|dont|never|please not|not|(?:there(?:['’]s| is) |it is |that is |it['’]s )?(?:no need|not necessary|not needed|unnecessary) to|(?:you|we) (?:don['’]?t|do not) (?:need|have) to|(?:you|we) (?:needn['’]?t|need not|should not|shouldn['’]?t|must not|mustn['’]?t)|(?:i|we) (?:don['’]?t|do not) want (?:you )?to)"
const begins = new RegExp(
  `^(?:(?:please|pls|no|but|and|ok(?:ay)?|wait|well|sorry|actually|for now|yet|now|oh|hmm?)[,.!\\s]+)*${nots}\\s+`,
  'i',
)
const deeds =
  /^(?:(?:chang(?:e|ing)|set|updat(?:e|ing)|replac(?:e|ing)|rewrit(?:e|ing)|edit(?:ing)?|touch(?:ing)?|shorten(?:ing)?|renam(?:e|ing)|overwrit(?:e|ing)|undo(?:ing)?|drop(?:ping)?|remov(?:e|ing)|delet(?:e|ing)|enrich(?:ing)?|look(?:ing)? (?:up|for)|search(?:ing)?|check(?:ing)?|sav(?:e|ing)|stor(?:e|ing)|launch(?:ing)?|schedul(?:e|ing)|translat(?:e|ing))\b|(?:find(?:ing)?|add(?:ing)?)\b(?! (?:that|it in)\b)|mak(?:e|ing) (?:it|them|this|that|the [\p{L}-]+(?: [\p{L}-]+)?) (?:any )?(?:short|long|friendl|formal|plain|casual|more|less)\p{L}*|(?:writ(?:e|ing)|draft(?:ing)?|compos(?:e|ing)|creat(?:e|ing)|send(?:ing)?|start(?:ing)?|do(?:ing)?)(?! (?:about|that|in|like|too|so|as|with)\b))/iu
const then = /(?:,?\s+but\s+(?:please\s+)?|[,;]\s*(?:but\s+|and\s+)?just\s+|;\s*)(?:instead\s+)?(\S.{3,})$/is
const fillers = /\b(?:please|pls|no|not|but|and|ok(?:ay)?|wait|well|sorry|actually|oh|yes|thanks?|stop|now)\b/gi
const unsaved =
  /[\s,;.–-]{1,4}(?:(?:but|and|please|only)\s{1,3}){0,3}(?:do not|don['’]?t|dont|not|never|without)\s+(?:sav(?:e|ed|ing)|stor(?:e|ed|ing))(?:\s+(?:it|them|this|that|anything|the (?:e-?mails?|messages?|drafts?|notes?|texts?)))?(?:\s+(?:yet|now|for now|please|already|to the campaign|at the moment|right away|first))*(?=\s*(?:$|[.;!,\n]|but\b))/gi

import { asSentence } from './as-sentence'
import { unquoted } from './quoted-words'

/** What is to be different in the overview of a campaign. */
export interface OverviewChange {
  readonly length?: 'shorter' | 'longer' | undefined
  /** A sentence that it is to say as well. */
  readonly mention?: string | undefined
  /** Words that it is not to say any more. */
  readonly forget?: string | undefined
  /** What was asked beside that, and is not done. */
  readonly leftOut?: string | undefined
  /** What was asked of it that nobody here can do. */
  readonly unable?: string | undefined
}

/** Reads “make the overview shorter”, “the overview should mention that we are at the fair”. */
export function readOverviewChange(text: string): OverviewChange | undefined {
  const plain = text.replace(/[.!?\s]+$/, '')
  if (!/\boverview\b/i.test(plain)) return undefined
  const { gone, beside } = takesOut.exec(plain)?.groups ?? {}
  if (gone !== undefined) return { forget: gone.trim(), ...(beside === undefined ? {} : { leftOut: beside.trim() }) }
  const [, said] = mentions.map((pattern) => pattern.exec(plain)).find((found) => found !== null) ?? []
  const rest = said === undefined ? plain : plain.replace(said, '')
  const length = isLonger.test(rest) ? 'longer' : isShorter.test(rest) ? 'shorter' : undefined
  if (said !== undefined) {
    const [words = '', order] = unquoted(said).split(nextOrder)
    const sentences = words.split(/,? and that /i).map(asSentence)
    return ofLength.test(words)
      ? undefined
      : { length, mention: sentences.join(' '), ...(order === undefined ? {} : { leftOut: order.trim() }) }
  }
  if (length !== undefined) {
    const [, beside] = besideLength.exec(plain) ?? []
    return { length, ...(beside === undefined ? {} : { leftOut: beside }) }
  }
  return changes.test(plain) && !rewrites.test(plain) ? { unable: plain } : undefined
}

const lead = '^(?:(?:please|now|and|also|then|ok(?:ay)?|can you|could you|i want you to)[,\\s]+)*'
const overview = '(?:the|our|my|this) (?:campaign )?overview'
const saying = '(?:mention|say|tell|state|note|include|point out|have|contain)(?:s|ing)?'
const line =
  '(?:(?:an?|one|the) (?:short )?(?:line|sentence|note|paragraph|point|remark)(?: (?:that says|saying|about|that))?)'
const mentions: readonly RegExp[] = [
  // “The overview should mention that …”, “write an overview that says that …”
  new RegExp(
    `\\boverview\\s+(?:should|must|has to|needs to|could|that|which|and|to)?\\s*(?:also\\s+)?(?:${saying})(?:\\s+(?:also|too))?(?:\\s+that|\\s*:)?\\s+(\\S.{3,300})$`,
    'i',
  ),
  // “Mention in the overview that …”
  new RegExp(
    `${lead}(?:add|mention|say|state|note|write|put|include)\\s+(?:${line}\\s+)?(?:in|into|to)\\s+${overview}\\s*(?:that\\s+(?:says\\s+)?|saying\\s+(?:that\\s+)?|about\\s+|:\\s*)(\\S.{3,300})$`,
    'i',
  ),
  // “In the overview, mention that …”
  new RegExp(
    `${lead}(?:in|to)\\s+${overview},?\\s+(?:please\\s+)?(?:also\\s+)?(?:add|mention|say|state|note|write|put|include)(?:\\s+${line})?(?:\\s+that|\\s*:)?\\s+(\\S.{3,300})$`,
    'i',
  ),
  // “Mention our fair in the overview”
  new RegExp(
    `${lead}(?:add|mention|say|state|note|put|include)\\s+(?:${line}\\s+)?(?:that\\s+)?(\\S.{3,300}?)\\s+(?:in|into|to)\\s+${overview}$`,
    'i',
  ),
]
/** “Take “…” out of the overview” */
const takesOut = new RegExp(
  `${lead}(?:take|remove|delete|drop|leave out|strike|cut)\\s+(?:the (?:sentence|words?|line|part|note)\\s+)?["“„](?<gone>.{3,300})["”]\\s+(?:out of|from|in|again from)\\s+${overview}(?:,?\\s+and\\s+(?<beside>.{4,200}))?$`,
  'i',
)
/** “…, and change its title to “Open day 2027””: what is ordered beside it is nothing that it says. */
const nextOrder =
  /,?\s+(?:and|but|then)\s+(?:please\s+|also\s+|then\s+)*(?=(?:change|make|set|rename|remove|take|delete|drop|write|save|sign|call|put|give|shorten|keep|update|use)\s)/i
/** “Something shorter” is no matter. */
const ofLength = /^(?:it|that|this|them|more|less|something|anything|everything|all)\b.{0,20}$/i
const isShorter =
  /\b(?:shorter|short|briefer|brief|concise|crisper|compact|shorten|condense|cut (?:down )?|trim|too long|half as long|less long|half the length|one page)\b/i
const isLonger =
  /\b(?:longer|more detail(?:s|ed)?|in (?:more|full) detail|too short|extend|expand|lengthen|(?:the )?tables back)\b/i
/** “Make the overview shorter and the goal 5 demos” */
const besideLength =
  /\boverview\b[^,;]*?\b(?:short|long|brief|detail|concis|crisp|compact)\p{L}*,?\s+(?:and|but)\s+(.+)$/iu
const changes = new RegExp(
  `${lead}(?:(?:make|change|edit|translate|remove|delete|drop|leave out|take out|add|put|use|replace|sort|format|turn|rename)\\b.*\\boverview\\b|${overview}\\s+(?:should|must|has to|needs to|is too|sounds?)\\b|write\\s+${overview}\\s+(?:in|with|without|as|more|less)\\s)`,
  'i',
)
/** “Make an overview”, “change the goal in the overview” */
const rewrites =
  /\b(?:make|add|put)\s+(?:me |us )?(?:an?|the|our|another)\s+(?:new\s+|campaign\s+)*overview\b(?!\s+(?:\S+er|more|less|sound|look|in)\b)|\b(?:goal|aim|objective|target|purpose)\b/i

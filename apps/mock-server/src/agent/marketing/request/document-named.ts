import { documentKinds } from './document-kinds'

/** Documents that somebody speaks of as a whole, and whether a message is to be made of them. */
export interface DocumentNamed {
  /** What they are called: “case study”, “prices.pdf”. */
  readonly named: string
  readonly isForMessage: boolean
}

/** Reads “what does the case study say?” and “write an email based on prices.pdf”, which name no matter. */
export function documentNamed(text: string): DocumentNamed | undefined {
  const plain = text.replace(/(?:[.!?\s]|\bplease\b)+$/i, '')
  if (aboutOffered.test(plain)) return undefined
  for (const [pattern, isForMessage] of patterns) {
    const named = pattern.exec(plain)?.groups?.['named']
    if (named !== undefined) return { named: named.trim(), isForMessage }
  }
  return undefined
}

/** “An email about our maintenance contracts”: what is sold has such names as well, and no file is meant. */
const aboutOffered =
  /\b(?:write|draft|compose|create|make|prepare)\b.*\babout our (?!(?:uploaded|latest|new|own|last)\b)[\p{L}-]+ (?:contracts|agreements|reports|policies|plans|presentations|guides)$/iu

const lead =
  '^(?:(?:and|so|but|ok|okay|now|please|then|tell me|can you tell me|could you tell me|can you|could you)[, ]+)*'
const file = '[\\p{L}\\p{N}][\\p{L}\\p{N} _()-]{0,60}\\.(?:pdf|docx?|txt|md|pptx?)'
const kind = `(?:${documentKinds})`
const named = `(?:(?:the|our|my|your|that|this|these|uploaded) )*(?<named>(?:\\p{L}+ )??${kind}|${file})(?: (?:says?|tells?|contains?|has|have)(?: us)?| in ${file})?`
const message = '(?:e-?mails?|linked-?in (?:messages?|notes?)|messages?|mails?|notes?|sequence|texts?|follow-?ups?)'
const by =
  '(?:(?:that|which) (?:is )?)?(?:based (?:up)?on|from|out of|using|with(?: the (?:facts|numbers|figures|results) (?:from|of|in))?|(?:that |which )?(?:quotes|uses|mentions|cites|summari[sz]es|refers to|draws on)|about(?: what)?|on(?: what)?|of|along the lines of)(?: (?:the )?(?:numbers|figures|facts|prices|results|contents?|text)(?: (?:from|in|of))?)?'
/** “…, use our case study”: what documents say of the matter is used as it is. */
export const usingDocuments = new RegExp(
  `(?:[,;]\\s*|\\s+)(?:and\\s+|please\\s+|also\\s+)*(?:use|using|quote|quoting|draw(?:ing)? on|based on|with (?:the )?(?:facts|numbers|figures|results) (?:from|of|in))\\s+(?:(?:the )?(?:facts|numbers|figures|results) (?:from|of|in) )?(?:(?:the|our|my) )*(?:(?:\\p{L}+ )??${kind}|${file})(?: for (?:it|that|this))?$`,
  'iu',
)
const patterns: readonly (readonly [RegExp, boolean])[] = [
  [new RegExp(`${lead}what (?:does|do|did|can) ${named}(?: (?:say|tell|contain|have))(?: us| me)?$`, 'iu'), false],
  [new RegExp(`${lead}what(?:['’]s| is| stands) (?:written )?in ${named}$`, 'iu'), false],
  [new RegExp(`${lead}(?:summari[sz]e|show(?: me)?|read(?: me)?|quote) ${named}$`, 'iu'), false],
  [
    new RegExp(
      `${lead}(?:\\p{L}+ ){0,2}?(?:write|draft|compose|create|make|prepare)(?: me| us| them)? (?:an?|one|the|some|two|three|\\d)? ?(?:[\\p{L}-]+ ){0,2}?${message}(?: to (?:them|everyone|everybody|all|(?:the|our|my) \\p{L}+))? ${by} ${named}$`,
      'iu',
    ),
    true,
  ],
  [
    new RegExp(
      `${lead}(?:use|take|quote|put in|work in) (?:(?:the |some )?(?:numbers|figures|facts|prices|results|contents?|text|something) (?:from|in|of) )${named}(?: in (?:it|the (?:e-?mail|message)))?$`,
      'iu',
    ),
    true,
  ],
]

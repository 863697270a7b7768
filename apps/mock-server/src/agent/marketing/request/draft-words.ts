import { contrary, formal, friendly, plain } from '../../../engines/messages/tone-in'

/** Words for messages and for parts of them. */
export const messageWords =
  '(?:e-?mails?(?! address)|mails?|messages?|drafts?|texts?|copy|wording|sequence|templates?|letter|version)'

export const partWords =
  '(?:subject(?: lines?)?|intro(?:duction)?|opening|opener|greeting|salutation|goodbye|closing|ending|sign-?off|signature|sentences?|lines?|paragraphs?|words?|phrases?|tone|style|voice|tonality|call to action|cta|question|p\\.?s\\.?|postscript|hook|body|emojis?|emoticons?|bullets?(?: points?)?|exclamation marks?|placeholders?|links?|jokes?|humou?r|jargon|buzzwords|typos?|spelling|grammar|urgency|personality|warmth)'

const shorter =
  '(?:short(?:er)?|brief(?:er|ly)?|concise(?:ly)?|crisp(?:er)?|compact|terse|succinct|snappier|snappy|tighter)'
const longer = '(?:long(?:er)?|lengthy|wordy|verbose|detailed|elaborate)'
const otherStyles =
  '(?:polite(?:r|ly)?|better|clearer|simpler|simple|direct|confident|enthusiastic|funn(?:y|ier)|playful|humorous|witty|wittier|punch(?:y|ier)|catch(?:y|ier)|persuasive|convincing|salesy|pushy|aggressive|bold(?:er)?|strong(?:er)?|engaging|upbeat|urgent|specific|compelling|creative|original|personal|personali[sz]ed|empathetic|technical|generic|boring|robotic|modern|elegant|exciting|interesting|gentle|gentler|german|french|spanish|italian|dutch|portuguese|english)'

export const styleWords = `(?:${[formal, friendly, plain, shorter, longer, otherStyles].join('|')})`

/** Whether something is to say less, or more. */
export function lengthIn(text: string): 'shorter' | 'longer' | undefined {
  const less = (words: string) => new RegExp(`${contrary}(?:\\S+ )?${words}\\b`, 'i').test(text)
  const more = (words: string) => new RegExp(`\\b${words}\\b`, 'i').test(text)
  if (less(longer) || shortens.test(text)) return 'shorter'
  if (less(shorter) || lengthens.test(text)) return 'longer'
  if (more(shorter)) return 'shorter'
  return more(longer) ? 'longer' : undefined
}

const shortens =
  /\b(?:shorten|condense|trim|tighten|fewer words|half (?:as long|the length|of it)|cut (?:it|them|this) (?:down|in half|short)|cut down|(?:under|below|at most|no more than|max(?:imum)?(?: of)?|less than|within)\s+\d+\s+words)\b/i
const lengthens = /\b(?:lengthen|more details?|expand|extend|more words|flesh(?:ed)? (?:it )?out|twice as long)\b/i

/** How something can sound, in words for it. */
export const formal =
  '(?:formal(?:ly)?|more formal|professional(?:ly)?|polite(?:r|ly)?|courteous|serious|respectful|business-?like|official|reserved|stiff(?:er)?)'
export const friendly =
  '(?:friendl(?:y|ier)|casual(?:ly)?|informal(?:ly)?|warm(?:er|ly)?|relaxed|laid-?back|conversational(?:ly)?|chatty|chattier|human|natural|nicer|kinder|softer|cheerful|approachable|personable|easy-?going|loose(?:r|n)?)'
export const plain = '(?:neutral|plain(?:er)?)'

export type Tone = 'formal' | 'friendly' | 'plain'

/** How something is to sound; “too formal” asks for the contrary. */
export function toneIn(text: string): Tone | undefined {
  const less = (words: string) => new RegExp(`${contrary}(?:\\S+ )?${words}\\b`, 'i').test(text)
  const more = (words: string) => new RegExp(`\\b${words}\\b`, 'i').test(text)
  if (less(formal)) return 'friendly'
  if (less(friendly)) return 'formal'
  if (more(friendly)) return 'friendly'
  if (more(formal)) return 'formal'
  return more(plain) || /\btone (?:\S+ ){0,3}?down\b/i.test(text) ? 'plain' : undefined
}

export const contrary = String.raw`\b(?:less|too|overly|not (?:so|that|too|as|very|be)|(?:don't|do not) (?:be|sound|make it)(?: so| too| that)?|isn't|never)\s+`

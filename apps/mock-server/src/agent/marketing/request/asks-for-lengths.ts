/** “How long is it?”, “how many words has the second one?” */
export function asksForLengths(text: string, { hasDraft }: { readonly hasDraft: boolean }): boolean {
  const plain = text.replace(/[.!?\s]+$/, '')
  return ofMessages.test(plain) || (hasDraft && ofThat.test(plain))
}

const lead = '^(?:(?:and|so|but|ok|okay|now|please|tell me|can you tell me|could you tell me)[, ]+)*'
const order = '(?:first|second|third|fourth|fifth|sixth|seventh|last|next)'
const message =
  '(?:(?:the|my|our|your|this|that|these|those|each|both)\\s+)?(?:of\\s+)?(?:(?:the|my|our|these|saved|whole|current|new|linked-?in|' +
  `${order})\\s+)*(?:e-?mails?|mails?|messages?|notes?|drafts?|texts?|sequence|templates?|subject(?: lines?)?|reminder|follow-?ups?|invitation|invite)(?:\\s+#?\\d)?`
const that = `(?:it|they|them|this|that|these|those|each(?: of them)?|both|all of them|(?:the\\s+)?(?:${order})(?:\\s+one)?|the\\s+one|step\\s+\\d)`
const units = '(?:words|characters)(?:(?: ?/ ?| (?:and|or) )(?:words|characters))?'
const tail = '(?:\\s+(?:now|then|in words|in characters|exactly|so far|at the moment|got|have))*$'

function lengthsOf(what: string): RegExp {
  return new RegExp(
    `${lead}(?:how (?:long|short) (?:is|are) ${what}|how many ${units} (?:is|are|has|have|does|do|(?:are )?(?:there )?in)(?: there)?(?: in)? ${what}|(?:what(?:['’]s| is) the (?:word count|length)|count the words|word count)(?: (?:of|in|for) ${what}))${tail}`,
    'i',
  )
}

const ofMessages = lengthsOf(message)
const ofThat = new RegExp(`${lengthsOf(that).source}|${lead}(?:what(?:['’]s| is) the )?word count$`, 'i')

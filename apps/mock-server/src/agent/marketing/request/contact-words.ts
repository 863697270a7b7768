const whom =
  '(?:contacts?|people|persons?)(?! (?:details?|data|info\\w*|person|in|from|at|of|like|called|named|who|that|with|about|us)\\b)\\b'

/** What is said of companies where nobody is known: “without a contact”, “that don’t have any contacts yet”. */
export const withoutContactWords = `(?:\\b(?:do|does)(?: not|n['’]t)(?: yet)? have(?: got)?(?: an?| any| even one)?(?: single)?|\\b(?:have|has)(?: not|n['’]t)(?: yet)?(?: got)?(?: an?| any)?|\\b(?:(?:have|has|having|with)(?: got)? )?(?:no|zero|not a|not one|without(?: an?| any)?)(?: single)?|\\b(?:(?:are|is) )?(?:lack(?:s|ing)?|missing)(?: an?| any)?)\\s+${whom}(?: yet)?`

/** “With contacts”, “that have a contact”; not what somebody has who asks. */
export const withContactWords = `(?<!\\b(?:we|i|you) )\\b(?:with|ha(?:s|ve)(?: got)?)(?: an?| any| some| at least one| one or more)?\\s+${whom}`

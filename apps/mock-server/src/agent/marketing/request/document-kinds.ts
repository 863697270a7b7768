/** What people call documents, as a pattern. */
export const documentKinds =
  'documents?|docs?|files?|pdfs?|brochures?|price ?lists?|handbooks?|manuals?|guides?|catalog(?:ue)?s?|contracts?|reports?|data ?sheets?|presentations?|case stud(?:y|ies)|white ?papers?'

/** “How fast do we deliver?” may stand in the documents of the workspace. */
export function asksOfUs(text: string): boolean {
  return ofUs.test(text)
}

/** The same where nothing of an audience is named. */
export function asksOfUsAlone(text: string): boolean {
  return ofUs.test(text) && !ofAudience.test(text)
}

const ofUs =
  /^(?:(?:and|so|but|ok(?:ay)?|hi|hello)[,\s]+)*(?:what|which|when|where|who|how|do|does|did|is|are|can|have|has)\b.*\b(?:we|our|us)\b/i
const ofAudience =
  /\b(?:contacts?|accounts?|audience|people|persons?|compan(?:y|ies)|leads?|prospects?|list|rows?|e-?mails?|messages?|find|found|reach|target)\b/i

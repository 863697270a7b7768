/** How a text is to end is what is asked: “end with a question if they want to try it” asks whether they want to. */
export function asAsked(goal: string): string {
  return goal
    .replaceAll(/\bthey['’]d(?=\s)(?!\s(?:like|love|prefer)\b)/gi, 'they would')
    .replaceAll(ending, 'Ask $1')
    .replace(offering, '. Offer them $1')
    .replace(offeringBeside, '. Offer them $1')
    .replace(inOneBreath, (goal) => goal.replaceAll(nextPart, '. '))
}

const ending =
  /(?<=^|[.!?,;\n]\s*)(?:and\s+)?(?:end|close|finish)(?:ing)?(?:\s+it)?\s+(?:with|by asking)\s+(?:(?:an?|the)\s+(?:short\s+|open\s+|simple\s+)?question\s+)?(if|whether|what|when|who|how)(?=\s)/gi
/** “We are wine importers from Bordeaux, offering a free tasting” */
const offering = /(?<=^(?:we|i)\s[^,.:;!?]{5,80}),\s+offering\s+((?:an?|the|free)\s[^,.:;!?]{3,60})(?=[.!]?\s*$)/i
/** “Cutting spoilage with live tracking, offering a free route audit” */
const offeringBeside =
  /(?<=^\p{L}+ing\s[^,.:;!?]{10,120}),\s+(?:and\s+)?offering\s+((?:an?|the|free)\s[^,.:;!?]{3,60})(?=[.!]?\s*$)/iu
/** “Sell our ERP to manufacturers, they are still on Excel, we go live in 8 weeks, ask for a call”: commas for full stops. */
const inOneBreath =
  /^[^.!?;:\n]+?,\s+(?:they|we|it|our|there)\s[^.!?;:\n]+?,\s+(?:and\s)?(?:they|we|it|our|there|ask|book|offer|want)\s[^.!?;:\n]+[.!]?$/i
const nextPart = /,\s+(?:and\s)?(?=(?:they|we|it|our|there|ask|book|offer|want)\s)/gi

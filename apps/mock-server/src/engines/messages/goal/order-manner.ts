/** How a message is to be, where an order says so: “in two steps”, “short and friendly”. */
const number =
  '(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|a couple of|a few|single|short|brief|quick)'
const parts =
  '(?:steps?|parts?|e-?mails?|mails?|messages?|follow-?ups?|touch(?:es|points?)?|sentences?|paragraphs?|lines?)'
export const counted = `(?:in |with |as |over |using |make (?:it|them) )?(?:only |just |at most |no more than |not more than |up to |under |max(?:imum)? |about )?(?:${number}[ -])+${parts}(?: (?:in total|each|only|please|sequence|long|max))*`
export const manner =
  '(?:(?:please )?(?:keep|make) (?:it|them|this) |and )?(?:very |quite |rather |nice and |really )?(?:short|brief|concise|crisp|polite|friendly|formal|informal|casual|warm|simple)(?:(?:,| and|, and) (?:short|brief|concise|crisp|polite|friendly|formal|informal|casual|warm|simple))*(?: please)?'

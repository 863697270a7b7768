/** Whether somebody asks what was sent, and what came of it: “how many replies did we get?” */
export function asksForFigures(text: string): boolean {
  return figures.some((pattern) => pattern.test(text))
}

const lead = '^(?:(?:and|so|but|ok|okay|now|please|tell me|can you tell me|could you tell me|do you know)[, ]+)*'
const messages =
  '(?:e-?mails?|messages?|mails?|linkedin messages?|invitations?|invites|connections?|connection requests?|of them|of (?:the|our|my) (?:e-?mails?|messages?|mails?))'
const people = '(?:people|persons?|contacts?|leads?|prospects?|of them|of (?:the|our|my) (?:contacts?|leads?))'
const them =
  '(?:it|them|us|me|that|(?:to )?(?:the|my|our|this|these) (?:\\w+ )?(?:e-?mails?|messages?|mails?|sequence|outreach|campaign))'
const replies = '(?:e-?mail |linkedin )?(?:replies|reply|answers?|responses?|opens)'
const came =
  '(?:replied|answered|responded|opened|accepted|written back|wrote back|reply|answer|respond|open|accept|write back)'
const happened = '(?:sent|send|opened|answered|replied(?: to)?|read|accepted|launched|delivered|gone|went|go)(?: out)?'
const helping = '(?:(?:were|was|are|have|has|had|did|do|got|been|already|we|i|you|they) )*'
const tail =
  '(?: (?:out|back|in|now|then|already|so far|yet|currently|at the moment|please|until now|to date|on linkedin|by e-?mail|there|in total|altogether|(?:in|from|for|with) (?:the|our|my|this) (?:campaign|outreach|launch)))*[.!?\\s]*$'

const figures: readonly RegExp[] = [
  `how many ${replies}(?: ${helping}(?:got|get|gotten|had|have|received?|there|come|came|is|are|were))?`,
  `(?:did|do|have|has) (?:we|i|you) (?:get|got|gotten|have|had|received?) (?:any |some )?${replies}`,
  `(?:(?:are|were) there |have )?any ${replies}(?: (?:come|came))?`,
  `how many(?: ${messages})? ${helping}${happened}(?:(?:,| and|, and) ${helping}${happened})*`,
  `how many(?: ${people})? ${helping}${came}(?: (?:to )?${them})?`,
  `(?:did|has|have) (?:any(?:one|body| of them| contacts?)|some(?:one|body)|they) ${came}(?: (?:to )?${them})?`,
  `who (?:has |have )?(?:already )?${came}(?: (?:to )?${them})?`,
  `(?:what(?:['’]s| is| are| were)|how (?:high|good) (?:is|are)) (?:the|our|my) (?:e-?mail )?(?:open(?:ing)?|reply|response|answer|acceptance|launch|outreach|campaign) (?:rates?|figures|numbers|statistics|stats|results)`,
  `how (?:is|are|did|does|do) (?:the|our|my|this) (?:\\w+ )?(?:campaign|outreach|e-?mails?|messages?|launch|sequence) (?:doing|performing|going|perform|do|go)`,
  `(?:was|were|has|have|did|is|are) (?:it|they|(?:the|our|my|these) (?:e-?mails?|messages?|campaign))(?: (?:been|already))* (?:sent|gone|go|launched)`,
].map((question) => new RegExp(`${lead}${question}${tail}`, 'i'))

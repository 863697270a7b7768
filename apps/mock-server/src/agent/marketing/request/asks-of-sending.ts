import { messageWords } from './draft-words'

const lead =
  '^(?:(?:and|so|but|ok(?:ay)?|now|then|by the way|btw|tell me)[,\\s]+)*(?:(?:if|when|once) (?:i|we) (?:send|launch|start)(?: (?:it|this|them|these|the campaign))?(?: (?:out|off|now|today|tomorrow|next week|on (?:an? )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening))?))*,? (?:then )?)?'
const ordinal = '(?:first|second|third|fourth|fifth|last|next|other|1st|2nd|3rd|4th|5th|follow-?up|reminder)'
const message = `(?:(?:${messageWords}|steps?|ones?|follow-?ups?|reminders?)(?: #?\\d)?)`
const they = `(?:they|it|them|these|(?:the |my |our )?${message})`
const answers = '(?:repl(?:y|ies)|answers?|responds?|writes? back|gets? back to (?:me|us)|says? (?:no|yes|stop))'
const whoever =
  '(?:some(?:one|body)|any(?:one|body)|they|people|a (?:person|contact|lead|customer|reader)|he or she|one of them|nobody|no ?one)'

/** “What happens if someone replies?”, “where will I see the answers?” */
const ofReplies = new RegExp(
  [
    `${lead}(?:what (?:happens|will happen|if|do (?:i|we|you) do|is done|would happen)|what['’]s next|do(?:es)?|will|would|is|are) [^.;:]{0,60}?\\b(?:if|when|once|after)? ?${whoever} (?:doesn['’]?t |don['’]?t |does not |do not |never )?${answers}`,
    `${lead}(?:where|how) (?:do|can|will|would|are|is) (?:(?:i|we|the|their|these) )?(?:see |read |find |get |know about )?(?:the |their |any )?(?:repl(?:y|ies)|answers?|responses?)\\b`,
    `${lead}(?:can|could|will|does) (?:i|we|you|it|they) (?:stop|pause|end) (?:${they} )?(?:for somebody |for someone |for people )?(?:if|when|once|who|as soon as) (?:${whoever} )?(?:already |have |has )?(?:${answers}|replied|answered)`,
    `${lead}if ${whoever} (?:has |have )?(?:already )?(?:${answers}|replied|answered)[^.;:?]{0,40}?,? (?:will|do|does|would|are|is|should) (?:they|he|she|it|we|i) (?:still |also |then |be |all )*(?:get|gets|receive|sent|hear|go|see)\\b`,
    `${lead}who (?:gets|receives|sees|answers) (?:the|their|these) (?:repl(?:y|ies)|answers?|responses?)\\b`,
  ].join('|'),
  'i',
)

/** “When would the second one be sent?”, “how many days are between the emails?” */
const ofFollowUps = new RegExp(
  [
    `${lead}when (?:will|would|do|does|are|is) ${they} (?:be )?(?:all )?(?:sent|go out|going out|send)`,
    `${lead}when (?:the |my |our )?(?:${ordinal} ${message}|${they}) (?:goes out|go out|is sent|are sent|will go out|will be sent|gets? sent)`,
    `${lead}when (?:will|would|does|do|is|are|should|shall|can) (?:the |my |our )?(?:${ordinal} ${message}?|${message} #?\\d|follow-?ups?|reminders?|rest)`,
    `${lead}how (?:many (?:days|hours|weeks)|long|much time)(?: (?:is|are|lies|will|there|be|it|does|do|you|they|we|take|wait))* (?:between|before|after|until|till) (?:the |my |our |each |every |two )?(?:${ordinal}|${message})`,
    `${lead}(?:does|do|is|are|will|was|has) (?:anything|something|${they}) (?:already |just )?(?:get |be |being |been )?(?:sent|go(?:es)? out|going out|send)(?: out)? (?:now|already|automatically|by itself|by themselves|right away|immediately|on its own|on their own)`,
    `${lead}(?:do|must|should|would) (?:i|we) (?:need to |have to )?(?:first )?be connected\\b`,
    // “Do I have to send them myself, or does it happen by itself?”
    `${lead}(?:do|must|should|would) (?:i|we) (?:need to |have to |then )?(?:send|mail|post) ${they}(?: out)? (?:all )?(?:myself|ourselves|by hand|manually|one by one)\\b`,
    `${lead}how (?:far apart|often) (?:are|do|will|would|is) (?:the |my |our )?(?:${message}|they|it)\\b`,
    `${lead}what(?:['’]s| is) the (?:gap|delay|interval|time|wait|spacing|pause) between\\b`,
  ].join('|'),
  'i',
)

/** “How many emails will be sent per day?”, “can I limit how many go out a day?” */
const ofPace = new RegExp(
  [
    `${lead}how many (?:e-?mails?|messages?|people|contacts?|leads?|of them)? ?(?:will|would|do|does|are|can|could|get|go)\\b[^.;:]{0,40}\\b(?:per|a|each|every) (?:day|hour|week)\\b`,
    `${lead}how many (?:(?:linked-?in )?(?:e-?mails?|messages?|people|contacts?|leads?|invitations?|requests?) )?(?:(?:can|may|could|will|do) (?:we|i|you) (?:send|write)(?: out)? )?(?:per|in a|a|each|every) (?:day|hour|week)\\b`,
    `${lead}how many (?:e-?mails?|messages?|people|contacts?|of them)?[^.;:]{0,30}\\b(?:on|in|within) (?:one|a|each|the same|any) (?:single )?(?:day|hour|week)\\b`,
    `${lead}(?:whether|if|is|are|will|does|do) (?:anything|something|${they}) (?:be |is |are |also )*(?:sent|go out|goes out)(?: also| even| on| at| over| in)* (?:the |a )?(?:week-?ends?|saturdays?|sundays?|holidays?|night)`,
    `${lead}how (?:long|many (?:days|weeks)|much time)(?: (?:does|do|will|would|it|is|take|takes|until|till|before)){1,6} (?:everyone|everybody|all(?: of them)?|they(?: all)?|each(?: of them)?|the last one|people)\\b[^.;:]{0,40}\\b(?:${message}|it|one|mail)\\b`,
    `${lead}(?:can|could|may|how (?:can|do)) (?:i|we|you) (?:limit|set|change|cap|choose|slow)\\b[^.;:]{0,60}\\b(?:(?:per|a|each|every) (?:day|hour|week)|(?:daily|sending) (?:limit|cap)|go out|sent|between (?:e-?mails|messages))\\b`,
    `${lead}(?:is there|what(?:['’]s| is)) (?:an?|the|any) (?:daily|sending) (?:limit|cap)\\b`,
  ].join('|'),
  'i',
)

const days =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tues?|wed|thurs?|fri|sat|sun)\\b|week ?days?|week ?ends?|mornings?|afternoons?|evenings?|working days?|business hours|office hours)'
const goOut = '(?:sent|send|go(?:ing)? out|deliver(?:ed)?|mailed)'

/** “If I start on a Wednesday, on which day does the last email go out?” */
const ofOneDay = new RegExp(
  `${lead}(?:on |at )?(?:which|what) (?:day|date)(?: of the week)? (?:does|do|will|would|is) (?:the |my |our )?${ordinal}(?: ${message})?\\b[^.;:]{0,30}?\\b(?:go|going|sent|out|due|arrive|come)\\b`,
  'i',
)

/** “Which days will they be sent on?”, “can you send them only Tuesday to Thursday in the morning?” */
const ofDays = new RegExp(
  [
    `${lead}(?:on |at |in )?(?:which|what) (?:days?|hours?|times?)(?: of (?:the )?(?:day|week))? (?:will|would|do|does|are|is|can|should|shall)\\b[^.;:]{0,30}?\\b${goOut}\\b`,
    `${lead}(?:(?:can|could|will|may|should) (?:i|we|you|they|it) )?(?:please )?(?:only )?(?:be )?(?:send|sent|schedule|go out)\\b(?: ${they})?(?: out)?(?: only| just)?(?: (?:on|in|at|from|between|during))?(?: the)? ${days}`,
    `${lead}(?:(?:can|could|will) (?:i|we|you) )?(?:please )?send ${they} (?:all )?(?:out )?(?:at|on|between|before|after) (?:\\d|${days}|noon)`,
    `${lead}what(?:['’]?s| is) the best (?:day|time|hour)s?\\b[^.;:]{0,20}? to (?:send|launch|write)`,
    `${lead}(?:will|do|does|would|can|could) (?:it|they|you) (?:also |really )?(?:e-?mail|write(?: to)?|message|send(?: to)?|contact|reach) (?:people|them|anyone|anybody|someone|everyone) (?:also )?(?:on|at|in|during) (?:the |a )?(?:${days}|night)`,
    `${lead}(?:will|do|does|would) ${they} (?:all )?(?:go out|be sent) (?:all )?(?:at once|at the same time|together|in one go)`,
    `${lead}(?:will|do|does|would|are|is) ${they} (?:also |really |even |all )*(?:be )?(?:${goOut}) (?:also |even )?(?:on|at|in|during) (?:the |a )?(?:${days}|night)`,
    `${lead}(?:can|could|may|how (?:can|do)) (?:i|we|you) (?:choose|pick|set|decide|say)\\b[^.;:]{0,30}?\\b(?:days?|hours?|times?)\\b[^.;:]{0,30}?\\b${goOut}\\b`,
  ].join('|'),
  'i',
)

/** “Who are they sent from?”, “from which address?” */
const ofSenders = new RegExp(
  [
    `${lead}(?:who|whom|which (?:address|account|mailbox|inbox|sender)|what (?:address|account|mailbox))\\b[^.;:]{0,20}? ${they} (?:be )?${goOut} (?:from|by|with)\\b`,
    `${lead}from (?:whom|which|what|whose) (?:address|account|mailbox|inbox|sender|e-?mail)?\\b[^.;:]{0,20}?${goOut}`,
    `${lead}who(?:['’]s| is| will be| are) the senders?\\b`,
    `${lead}who (?:sends|will send) ${they}`,
  ].join('|'),
  'i',
)

/** “Can I send it on LinkedIn too?” */
const ofLinkedIn = new RegExp(
  `${lead}(?:can|could|may) (?:i|we|you) (?:also )?(?:send|use|post|share) ${they} (?:also )?(?:on|by|via|over|through|to) linked-?in\\b`,
  'i',
)

/** “Second one after 4 days, third a week later” */
const ofGaps = new RegExp(
  `${lead}(?:please )?(?:leave|put|have|wait|keep|make it|send (?:them|it)|space (?:them|it)(?: out)?(?: by)?) (?:\\d+|an?|one|two|three|four|five|six|seven|a few) (?:business |working )?(?:days?|weeks?) (?:apart|in between|between (?:them|each|${they}))|${lead}(?:the |send the )?${ordinal}(?: ${message}|(?= (?:after|in)\\b)|(?= [\\w-]+ (?:days?|weeks?) (?:later|after))) (?:after |in )?(?:\\d+|an?|one|two|three|four|five) (?:days?|weeks?)(?: later| after(?:wards)?)?\\b`,
  'i',
)

/** “Send mail 2 after 4 days and mail 3 after 9 days” */
const ofDaysBehind =
  /\b(?:e-?mail|mail|message|step) #?[1-7] (?:after|in) (?:\d+|an?|one|two|three|four|five|six|seven) (?:business |working )?(?:days?|weeks?)\b/i

const oneOfThem =
  '(?:(?:one|a|any|some|each|the first|a (?:real|single|certain)|one of the) (?:person|contact|lead|customer|row|recipient|people|contacts|leads|of them)|someone|somebody|one of them|the first one|(?:real|actual) (?:data|contacts?|people|names?))'

/** “Can I see how it looks for one person?”, “show me an example with a real contact” */
const ofPreview = new RegExp(
  [
    `${lead}(?:(?:can|could|may|how (?:can|do)) (?:i|we|you) |please |let me )?(?:see |show (?:me |us )?|preview )?(?:how|what) (?:it|this|that|they|the (?:first |second |third |last )?${message}) (?:looks?|reads?|would look|would read|will look)(?: like)? (?:for|to|with) ${oneOfThem}`,
    `${lead}(?:(?:can|could|may) (?:i|we|you) |please |let me )?(?:see|show(?: me| us)?|preview|give me) (?:an? |the |it |them |${message} )?(?:(?:preview|example|sample) )?(?:of (?:it|them|the ${message}) )?(?:for|with|as) ${oneOfThem}`,
    `${lead}(?:can|could|may) (?:i|we) (?:have|see|get) a preview\\b`,
    `${lead}(?:can|could|may|will|do) (?:i|we) (?:see|check|look at|read|get to see) ${they}(?: again)? (?:before (?:${they} )?(?:goes?|go(?:es)? out|is|are|i launch|i send|sending|sent|launching)|first)`,
    `${lead}(?:(?:can|could|may|how (?:can|do)) (?:i|we|you) )?send (?:(?:myself|me|us|ourselves) )?(?:an? |the )?(?:test|sample|preview|copy)`,
    `${lead}(?:can|could|may|how (?:can|do)) (?:i|we) test (?:it|them|this|the ${message})`,
  ].join('|'),
  'i',
)

/** What is asked of messages that go out one day; nothing is sent from the chat. */
export function asksOfSending(
  text: string,
): 'preview' | 'pace' | 'replies' | 'follow-ups' | 'senders' | 'also by LinkedIn' | undefined {
  if (ofOneDay.test(text) || ofDaysBehind.test(text)) return 'follow-ups'
  if (ofPace.test(text) || ofDays.test(text)) return 'pace'
  if (ofSenders.test(text)) return 'senders'
  if (ofLinkedIn.test(text)) return 'also by LinkedIn'
  if (ofGaps.test(text)) return 'follow-ups'
  if (ofPreview.test(text)) return 'preview'
  if (ofReplies.test(text)) return 'replies'
  return ofFollowUps.test(text) ? 'follow-ups' : undefined
}

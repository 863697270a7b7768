import { tradeAt } from '../../../engines/sourcing/firmographics'
import { wordsOf } from '../../../engines/sourcing/words'
import { ordinal } from './named-message'
import { namesPeopleAlone } from './names-people-alone'
import type { Rewording } from './other-words'
import { namesPlaces } from './names-places'
import { polite } from './polite'
import { tradeVerbs } from '../../../engines/messages/goal/trade-verbs'
import { upperFirst } from '../../../engines/messages/upper-first'

/** It says already how many. */
const ownsNumber = /\b(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)\b/i

/** Orders as they are typed in haste, with half of the words left out. */
export const otherWordsTypedInHaste: readonly Rewording[] = [
  // “Write LinkedIn messages to them, two of them”
  [
    /^((?:(?:please|now|and|ok(?:ay)?|can you|could you)[,\s]+)*(?:write|draft|create|make|prepare)) ((?:linked-?in (?:messages|notes)|e-?mails|messages)(?: to (?:them|everyone|everybody|all of them))?),? (\d|two|three|four|five) of (?:them|those)(?=[.,;:!]|$)/i,
    '$1 $3 $2',
  ],
  // “We roast coffee for offices, our name is Bramble & Bean”
  [
    /^((?:(?:hi|hello|hey)[,.!\s]+)?(?:we|i)\s[^,.;:!?\n]{4,100}?),\s(?:and\s)?our ((?:company |shop |firm )?(?:name is|is called)\s)/i,
    '$1. Our $2',
  ],
  // “Now write an email with the same offer, 3 steps”, “a short LinkedIn message, friendly, same offer”
  [
    /^(?:(?:and|now|also|please|then|ok(?:ay)?|can you|could you)[,\s]+)*(?:(?:write|make|draft|create|do) )?(?:(an?) |the )?((?:(?:short|friendly|formal|polite|quick|casual) )*)(e-?mail|linked-?in(?: (?:message|note))?)s? ?((?:,? (?:short|friendly|formal|polite|casual))*)(?:,| too| as well)*,? ?(?:(?:with|about|for|from) )?(?:exactly )?(?:the )?same (?:offer|content|text|facts|words|message|information|info|matter|topic)(?:,? (?:(?:in|as|with) )?(\d|two|three|four|five) (?:steps|e-?mails|messages))?[.!]*$/i,
    (_, article: string | undefined, before = '', way = '', behind = '', steps?: string) => {
      const sounds = `${before} ${behind}`.match(/\p{L}+/gu) ?? []
      const count = steps ?? (article === undefined ? undefined : 'one')
      const same = `the same as an ${way}${count === undefined ? '' : `, ${count} messages`}`
      return sounds.length === 0 ? same : `${same}. Make it ${sounds.join(' and ').replace('quick', 'short')}`
    },
  ],
  // “Only Amsterdam and Rotterdam actually”
  [/^((?:only|just) [^.;:!?]{3,60}?),? (?:actually|though|then|instead)[.!]*$/i, '$1'],
  // “Anyone without an email address?”
  [
    /^(?:(?:and|is there|are there)[,\s]+)*(?:any(?:one|body)|some(?:one|body)|who(?: is)?) without (?:an? )?(e-?mail(?: address)?|phone(?: number)?|linked-?in(?: profile)?)\s*\?*$/i,
    'who has no $1?',
  ],
  // “Buyers or heads of purchasing, and all of Bavaria is fine”
  [
    /,? and ((?:all of |the whole of |anywhere in )?(?:the )?[\p{L} -]{3,30}) (?:is|would be) (?:fine|ok(?:ay)?|good)(?: too| as well)?[.!]*$/iu,
    (all, where = '') =>
      namesPlaces(`in ${where.replace(/^(?:all of|the whole of|anywhere in) /i, '')}`) ? `, in ${where}` : all,
  ],
  // “Find 5 heads of purchasing in Bavaria, I make wooden toys and want to sell to shops”
  [
    new RegExp(
      `^((?:${polite})(?:find|get|look for|search for|i need|we need)\\s[^.;:!?\\n]{4,120}?,\\s(?:i|we)\\s${tradeVerbs}\\s[^,.;:!?\\n]{3,80}?)\\sand\\s(?:i\\s|we\\s)?(?:want|would like|hope|plan|like)\\sto\\ssell\\s(?:them\\s|it\\s)?to\\s[^.;:!?\\n]{3,60}[.!]*$`,
      'i',
    ),
    '$1',
  ],
  // “Shall we say 5pm instead of 6pm?”
  [
    /^(?:(?:and|or|maybe)[,\s]+)*(?:shall|should|could|can) we (?:say|make it|take|do|write) ([^\s?]+(?: [^\s?]+)?) (?:instead of|rather than) ([^\s?]+(?: [^\s?]+)?)\s*\?*$/i,
    'replace "$2" with "$1"',
  ],
  // “Hello, I'm Ines. I have a translation office”
  [
    /^((?:[Hh]i|[Hh]ello|[Hh]ey|[Gg]ood (?:morning|afternoon|evening))(?: there)?[,.!]*\s+)?(?:[Ii]['’]m|[Ii] am|[Mm]y name is|[Tt]his is) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?[.!]\s+(?=\S)/u,
    '',
  ],
  // “Yes, in Hamburg”
  [
    /^(?:yes|yeah|yep|sure|ok(?:ay)?)[,.!\s]+(?:please[,.]?\s+)?((?:but )?(?:only )?(?:in|from|near|around) [^.;:!?]{3,60}?)(?: please)?[.!]*$/i,
    (all, where = '') => (namesPlaces(where.replace(/^(?:but )?(?:only )?/i, '')) ? where : all),
  ],
  // “I run a small bakery in Manchester, we deliver bread to offices”
  [
    new RegExp(
      `^((?:(?:hi|hello|hey)[,.!\\s]+)?(?:i|we)(?:['’](?:m|re)| am| are| run| own| have)\\s[^.;:!?\\n]{4,100}?),\\s(?:and\\s)?((?:we|i)\\s(?:also\\s)?${tradeVerbs}\\s)`,
      'i',
    ),
    (_, who = '', does = '') => `${who}. ${upperFirst(does)}`,
  ],
  // “Our name is Green Corner by the way”
  [/,?\s+(?:by the way|btw)(?=\s*[.!]*$)/i, ''],
  // “Oh, I forgot to say that we collect the old chairs, please mention it”
  [
    new RegExp(
      `^(?:(?:oh|ah|and|also|sorry|wait|ok(?:ay)?|one more thing|by the way|btw)[,.!:]?\\s+)*(?:(?:i|we) forgot(?: to (?:say|mention|tell you|add|write))?(?: that|:)?|what (?:i|we) forgot(?: to say)?(?: is that|:)|one more thing:|by the way,?|btw,?|(?:oh|ah),?(?: and)?)\\s+(?=(?:our|we|there|it|the|groups?|you|all|every|each|\\p{L}+s?\\s(?:is|are|can|have))\\s)`,
      'iu',
    ),
    '',
  ],
  [
    /^((?:our|we|there|it|the)\s[^.;:!?"“„]{4,140}?)[,.;]\s+(?:and\s+)?(?:(?:can|could) you\s+)?(?:please\s+)?(?:mention|add|say|include|write|put) (?:that|it|this)(?: (?:too|as well|in|please|somewhere))*[?.!]*$/i,
    'mention that $1',
  ],
  // “Write an email to them please”
  [
    /^((?:(?:please|now|and|ok(?:ay)?)[,\s]+)*(?:write|draft|compose|create|prepare)\s[^.;:!?"“„]{3,100}?\bto (?:them|all of them|everyone|everybody)),? (?:please|pls)[.!]*$/i,
    '$1',
  ],
  // “Put my name under it: Javier Ruiz, SolLimpio”
  [
    /^(?:(?:please|now|and|also|can you|could you)[,\s]+)*(?:put|write|add) (?:my|our|the|this) (?:name|signature) (?:under|below|at the (?:end|bottom)(?: of)?|at the end of|in)(?: (?:it|them|that|all(?: of them)?|both|the (?:e-?mails?|messages?)|there))?\s*:\s*(?=\p{Lu})/iu,
    'sign it as ',
  ],
  [
    /^(?:(?:please|now|and|also|can you|could you)[,\s]+)*(?:put|write) ((?!(?:my|our|the)\b)\p{Lu}[\p{L}'’.-]+(?:,? \p{Lu}[\p{L}'’.-]+){0,4}) (?:under|below) (?:it|them|all(?: of them)?|both|the (?:e-?mails?|messages?))[.!]*$/u,
    'sign it as $1',
  ],
  // “Now a shorter LinkedIn version”
  [
    /^(?:(?:and|now|also|please|then|make|write|do|create)[,\s]+)*(?:an?|the) (?:much )?shorter (e-?mail|linked-?in)(?: message)?(?: version)?(?: (?:of (?:it|that|this|them)|too|as well|please))*[.!]*$/i,
    'the same as an $1. Make it shorter',
  ],
  [
    /^(?:(?:and|now|also|please|then|make|write|do|create)[,\s]+)*((?:the |it the )?same (?:for|as|on|in|by) (?:an? )?(?:e-?mail|linked-?in)(?: message)?),? (?:but|only|and) (?:much |a bit )?shorter[.!]*$/i,
    '$1. Make it shorter',
  ],
  // “List everyone with their job title”
  [
    /^(?:(?:and|now|please|can you|could you)[,\s]+)*(?:list|show(?: me)?|give me) (?:everyone|everybody|all(?: of them)?|them(?: all)?|the contacts|all (?:the )?(?:contacts|people)) (?:with|and) their (?:job )?(?:titles?|roles?|positions?)(?: and compan(?:y|ies))?\s*[?.!]*$/i,
    'show me all contacts',
  ],
  // “Need leads for my office plant rental business. Facility managers in London, 12 of them”
  [
    /^((?:hi|hello|hey)[,.!\s]+)?(?:(?:i|we) )?(?:need|want|am looking for|are looking for|looking for) (?:some |new |more )*(?:leads|customers|clients|contacts|prospects|buyers) for (?:my|our) ([^.;:!?,]{3,60}? (?:business|company|firm|shop|studio|agency|start-?up|practice))(?:[.,;:]\s+(?=\S)([^]*)|[.!]*$)/i,
    (_, hello = '', what = '', rest = '') =>
      `${hello}I run ${/^[aeiou]/i.test(what) ? 'an' : 'a'} ${what}.${rest === '' ? '' : ` Find ${rest}`}`,
  ],
  [/\b(an?|one|two|three|four|five|\d) cold (?=(?:e-?mails?|messages?|mails?)\b)/gi, '$1 '],
  // “Give me there emails”
  [/\bthere (?=(?:e-?mails?|e-?mail addresses|phones?|phone numbers?|names|titles|linked-?in)\b)/gi, 'their '],
  // “I also need their deputies”
  [
    /^(?:i|we) (?:also )?(?:need|want|would like)(?: to have)? (their (?!e-?mails?\b|phones?\b|addresses\b|contact\b|linked-?in\b|names?\b|numbers?\b|titles?\b|help\b|opinion\b|feedback\b|answer\b)[\p{L}-]+(?: [\p{L}-]+){0,2})(?: (?:too|as well|please))*[.!]*$/iu,
    'find $1',
  ],
  // “Who can I reach at construction companies in Oslo? I need about 6 project managers”
  [
    /^((?:hi|hello|hey)[,.!\s]+)?whom? (?:should|could|can|do|would|might) (?:i|we) (?:reach(?: out to)?|contact|talk to|speak (?:to|with)|write to|approach|address|sell to) (at|in) ([^?!.]{3,80})\?\s+(?:i|we)(?:['’]d| would)? (?:need|want|like|look for|am looking for|are looking for) (?:about |around |roughly |some |maybe )*(\d{1,3}\s[^.?!]{3,80})(?=[.!]|$)/i,
    (_, hello = '', joint: string, where: string, whom: string) => `${hello}Find ${whom} ${joint} ${where}`,
  ],
  // “Those in Rotterdam only”, “just the banks”, “only the ones at companies with more than 1000 employees” are some of those found.
  [
    /^(?:(?:and|but|ok(?:ay)?)[,\s]+)*(?:just |only )?those ((?:in|from)\s\p{L}[\p{L} ,-]{2,40}?)(?: only| please)*(?<= only)(?: please)?[.!]*$/iu,
    (_, where: string) => `only take the ones ${where.replace(/ only$/i, '')}`,
  ],
  [
    /^(?:(?:and|but|ok(?:ay)?)[,\s]+)*(?:just|only) the ones (at [^.;:!?]{4,80}?)(?:,? please)?[.!]*$/iu,
    'only take the ones $1',
  ],
  [
    /^(?:(?:and|but|ok(?:ay)?)[,\s]+)*(?:just|only) the (\p{Ll}{4,}s)(?:,? please)?[.!]*$/iu,
    (all, trade: string) =>
      tradeAt(wordsOf(trade), 0) === undefined || namesPeopleAlone(trade) ? all : `only take the ones at ${trade}`,
  ],
  // “Are there any new leads since last time?”
  [
    /^(?:(?:and|so|ok(?:ay)?)[,\s]+)*(?:are|were) there (?:any |some )?new (?:leads|people|contacts|companies|ones)(?: (?:since|now|yet|today|already)\b[^?!.]{0,40})?\s*\?*$/i,
    'check for new leads',
  ],
  // “What does our website or documents say about returns?”
  [
    /^((?:(?:and|so|ok(?:ay)?)[,\s]+)*)what do(?:es)? (?:our|the) (?:website|web ?site|files|material) (?:(?:or|and) (?:our |the )?(?:documents|files) )?say (?=(?:about|on)\s)/i,
    '$1what do our documents say ',
  ],
  // “The subject line should be about night shifts”
  [
    /^((?:please |and |now )*)(?:the )?subject(?: line)? (?:should|must|has to) be about ([^"“”.;:!?]{3,60})[.!]*$/i,
    (_, before: string, what: string) => `${before}change the subject to "About ${what}"`,
  ],
  // “Write 3 emails, we sell a planning tool. It saves 4 hours per week.”
  [
    new RegExp(
      `^(${polite}(?:write|draft|make|create|prepare)(?: me| us| them)? (?:an?|[2-7]|two|three|four|five) (?:[\\p{L}-]+ ){0,2}?(?:e-?mails?|messages?|mails?|notes?)(?: to (?:them|everyone|everybody|all of them))?), (?=we (?:sell|offer|make|build|help|run|rent|provide|do)\\b[^.!?]{4,160}[.!?]\\s+\\S)`,
      'iu',
    ),
    '$1. ',
  ],
  // “Shorter please, and mention that we load every evening”
  [
    /^(?:(?:much|a bit|a little) )?(shorter|friendlier|warmer)(?:,? please)?,? and (?:please )?(?=(?:mention|say|add|ask|sign)\s)/i,
    'make it $1 and ',
  ],
  // “OK: 8 purchasing managers at machine builders in Bavaria”
  [/^(?:ok(?:ay)?|next|so|now|then|please|task|request|to do|todo)\s*:\s+(?=\S)/i, ''],
  // “Forget it, look for HR directors instead”
  [
    /^(?:forget (?:it|that|about (?:it|that))|never ?mind(?: that)?|scratch that|leave it)[,.;!]\s+(?=(?:please |just |rather |then )*(?:find|get|look for|search for|write|draft)\s)/i,
    '',
  ],
  // “Do you have anything in our documents about payroll?”
  [
    /^(?:(?:and|so|ok(?:ay)?)[,\s]+)*(?:do (?:you|we) have|is there|have (?:you|we) got) (?:anything|something|any information) (?:(?:in (?:our|the|my) (?:documents|files|knowledge base)) (?:about|on) ([^?!.]{3,80})|(?:about|on) ([^?!.]{3,80}?) in (?:our|the|my) (?:documents|files|knowledge base))\s*\?*$/i,
    (_, behind?: string, before?: string) => `what do our documents say about ${behind ?? before}?`,
  ],
  // “Email about our meetup on 12 May”
  [
    new RegExp(
      `^${polite}(?:an? )?(?:short |friendly )?(e-?mail|linked-?in (?:message|note)|message) about (?=\\S)`,
      'i',
    ),
    (_, way: string) => `write ${/^e/i.test(way) ? 'an' : 'a'} ${way} about `,
  ],
  // “… by 18%, first mail should ask for a call on Thursday”
  [
    new RegExp(
      `^(${polite}(?:write|draft|make|create|prepare)\\s[^.;!?]{4,200}?),\\s+(?:and\\s+)?(?:the\\s+|in the\\s+)?(${ordinal})\\s+(?:one|e-?mail|message|mail|step)\\s+(?:should|must|has to|can|to)\\s+(ask|mention|say|end|sound)(?=\\s)`,
      'i',
    ),
    // The first one asks in any case.
    (_, order: string, which: string, deed: string) =>
      /^(?:first|1st)$/i.test(which) && /^ask$/i.test(deed)
        ? `${order}. Ask`
        : `${order}. In the ${which} email, ${deed}`,
  ],
  // “One cold email, subject "A quieter drill", mention that …”
  [
    new RegExp(
      `^(${polite}(?:write|draft|make|create|prepare|compose|send)\\s[^.;:!?"“”]{3,80}?),?\\s+(?:with |and )?(?:the )?subject(?: line)?(?: is)?\\s*:?\\s*(["“][^"“”]{2,80}["”])(?:,|\\.|$)(?:\\s*(?:and\\s+)?([^]*))?$`,
      'i',
    ),
    (_, order: string, subject: string, rest = '') => {
      const joint = /^(?:about|to|that|for|offering|inviting|on)\b/i.test(rest) ? ' ' : ', '
      const told = rest.replace(/^(?:mention|say|write|tell them)(?: that)? (?=\S)/i, 'that says that ')
      const whole = rest === '' ? order : `${order}${told === rest ? joint : ' '}${told}`
      return `${whole.replace(/[.!\s]+$/, '')}. Change the subject to ${subject}`
    },
  ],
  // “We clean offices in Cologne. Can you find me facility managers at law firms there?”
  [
    /^([^.!?]*\b(?:in|near|around) (\p{L}[\p{L} -]{2,30}?)[.!]\s+[^.!?]*?\b(?:find|get|look for|search for|need|want)\b[^.!?]*?) there(?=[?.!,]|$)/iu,
    '$1 in $2',
  ],
  // “LinkedIn message to them, 2 steps, mention we are certified”
  [
    new RegExp(
      `^${polite}(linked-?in|e-?mail)s?(?: (?:messages?|sequence|notes?))? (?:to|for) (?:them|these|those|all of them|everyone|everybody)(?:,\\s+(\\d|two|three|four|five) (?:steps?|messages?|parts?|e-?mails?))?(?:[,.]\\s+(?:and\\s+)?(?=mention|say|tell|ask|offer|invite)(mention |say )?(?:that )?)?(?=\\s*$|(?<=[,.]\\s.*)\\S)`,
      'i',
    ),
    (_, way: string, count?: string, told?: string) => {
      const [one, several] = /^l/i.test(way) ? ['a LinkedIn message', 'LinkedIn messages'] : ['an email', 'emails']
      const what = count === undefined ? one : `${count} ${several}`
      return `write ${what} to them${told === undefined ? ', ' : ` and ${told}that `}`
    },
  ],
  // “Write three emails about our service, first one short”
  [
    new RegExp(
      `^(${polite}(?:write|draft|make|create|prepare)\\s[^.;!?]{4,120}?),\\s+(?:the\\s+)?(${ordinal})\\s+(?:one\\s+|e-?mail\\s+|message\\s+|step\\s+)?(?:very\\s+|quite\\s+)?short[.!]*$`,
      'i',
    ),
    '$1. Make the $2 one shorter',
  ],
  // “Not enough, also Bonn”
  [
    new RegExp(
      `^(?:(?:that['’]s |still )?(?:not enough|too few|not many|need more)[,.;!]\\s+)(?:also|and|plus|add|try|then)\\s+(?:in\\s+)?(?=\\p{L}[\\p{L} ,-]{2,40}[.!]*$)`,
      'iu',
    ),
    'what about ',
  ],
  // “Does it say anything about ferries?”
  [
    /^(?:(?:and|so|ok(?:ay)?)[,\s]+)*(?:does|do) (?:it|that|this|they|the (?:document|handbook|file|pdf)s?) say (?:anything|something|more) (?:about|on)\s+(?=\S)/i,
    'what do our documents say about ',
  ],
  // “We make toys and want to sell them to kindergartens in Ghent. Who should we talk to?”
  [
    /^((?:(?:hi|hello|hey)(?: there| all)?[,.!\s]+)?(?:we|i) (?:make|sell|build|produce|offer|grow|bake|brew|design|develop|import|rent out)\s[^.!?;:]{3,60}?),?\s+and (?:(?:we|i) )?(?:(?:would )?(?:like|love)|want|plan|hope|wish|try|need|are trying|am trying) to (?:sell|offer|rent|supply|deliver) (?:it|them|this|these|those) to ([^.!?;:]{3,90})(?:[.!]\s+whom? (?:should|could|can|shall|do) (?:we|i) (?:talk to|speak (?:to|with)|write to|contact|approach|address|ask)\??|[.,]?\s+(?:can|could) you (?:help|find (?:them|someone|people))\??)$/i,
    (_, who: string, whom: string) => `${who}. Find decision makers at ${whom}`,
  ],
  // “Nah smaller ones, under 200”
  [
    /^(?:(?:nah|nope|no|hm+|rather|please)[,.\s]+)*(?:the\s+)?(?:smaller|bigger|larger) (?:ones|companies)(?: please)?,\s+(under|below|less than|fewer than|up to|over|above|more than|at least)\s+(\d[\d.,]*)(?:\s+(?:employees|people|staff))?[.!]*$/i,
    'only those with $1 $2 employees',
  ],
  // “And the ones in Munich only please”
  [
    /^(?:(?:and|but|ok(?:ay)?)[,\s]+)*(?:just )?the ones (in\s\p{L}[\p{L} ,-]{2,40}?) only(?:,? please)?[.!]*$/iu,
    'only take the ones $1',
  ],
  // “Just the ones in Rotterdam” are some of those who were found.
  [
    /^(?:(?:and|but|ok(?:ay)?)[,\s]+)*(?:just|only) the ones ((?:in|from)\s\p{L}[\p{L} -]{2,40}?)(?:,? please)?[.!]*$/iu,
    'only take the ones $1',
  ],
  // “Who still has no phone number?”
  [/\b(who|which of them)\s(?:still|yet)\s(?=(?:has|have|is|are|needs?|lacks?)\b)/gi, '$1 '],
  // “Change the subject of the first to …”
  [new RegExp(`(\\bsubject(?: line)? of the ${ordinal})(?: one)?(?=\\s+to\\s)`, 'i'), '$1 email'],
  // “Leave out the ones without an email and write to the rest”: who has no address is sent nothing.
  [
    /^((?:please |ok(?:ay)?,? )*)(?:leave out|skip|ignore|exclude|leave|drop) (?:the |all |those |everyone |everybody |anybody |anyone )*(?:ones? |people |contacts )?(?:without|with no|who have no|that have no) (?:an? )?(?:e-?mails?|addresse?s?|e-?mail address(?:es)?)(?: out)?,? and (?:then )?(?:write|e-?mail|message)(?: an? e-?mail)?(?: to)? the (?:rest|others?)/i,
    '$1write an email to them',
  ],
  [
    /\b(write|reply|send it|send them)( an? (?:e-?mail|message|linked-?in message))? to the (?:rest|others)(?=[.!]|$)/i,
    '$1$2 to them',
  ],
  // “Put my name under it, Karl Lund”
  [
    new RegExp(
      `^(${polite})(?:put|write|add) my name (?:under|below|at the end of|beneath|to) (?:it|them|the (?:e-?mails?|messages?))[,:]?\\s+(?:it['’]s |i['’]m |which is )?(\\p{L}[\\p{L}.'’-]+(?: \\p{L}[\\p{L}.'’-]+){0,2})[.!]*$`,
      'iu',
    ),
    '$1sign it as $2',
  ],
  // “What do you know about our prices?”
  [
    /^((?:(?:and|so|ok(?:ay)?)[,\s]+)*)what do you know about our (?=(?:prices?|pricing|delivery|deliveries|guarantee|warranty|terms|references|customers|service levels|tariffs|rates|hours|team|history|certificates?|returns)\b)/i,
    '$1what do our documents say about our ',
  ],
  [/^((?:(?:and|so|ok(?:ay)?)[,\s]+)*)(what|who)['’]s (?=(?:our|my)\s)/i, '$1$2 is '],
  // “And 5 that raised money”
  [/^(?:and|plus|also)\s+(\d{1,3}|two|three|four|five|six|eight|ten)\s+(?=(?:that|who|which|with)\s)/i, 'find $1 '],
  // “Who is our competition?”
  [
    /^(?:(?:and|so)[,\s]+)?who (?:is|are) our (?:main |biggest )?(?:competition|competitors?|rivals?)[?\s]*$/i,
    'what do our documents say about competitors',
  ],
  // “The subject is boring, change it to "See our robots"”
  [
    /^(?:(?:but|and|hm+|sorry|no)[,\s]+)*(?:the |your )?subject(?: line)?(?:['’]s| is| sounds| looks)[^,.;"“”⟦]{2,50}[,.;]\s*(?:so\s+|please\s+)*(?:change|make|set|turn) (?:it|that)(?: in)?(?: to)?\s*:?\s+(?=["“⟦])/i,
    'change the subject to ',
  ],
  // “In the overview change the goal to: get 10 visits”
  [
    /^((?:please |now |and )*)in (?:the|our) overview,?\s+(?:please\s+)?(?:change|set|make) (?:the|our) goal (?:to(?: be)?|into)?\s*:?\s+(?=\S)/i,
    '$1change the goal in the overview to ',
  ],
  // “Write an overview, we want to sell them photography packages”
  [
    /^((?:please )?(?:write|make|create|draft) (?:an|the|our) overview[^,.;]{0,40}),\s+(?:we|i) (?:want to|would like to|plan to|want|are going to)\s*(?:sell|offer) (?:(?:to )?them )?(\S[^.;]{4,120}?)[.!]*$/i,
    'We offer $2. $1',
  ],
  // “We run a courier service in Vienna, who should I target?”
  [
    /^((?:we|i) (?:run|own|operate|have|make|sell|build|produce|offer|provide|do|are|am)\s[^.!?;:]{4,120}?)[,;]\s+(?:so\s+|and\s+)?(?=(?:whom?|which (?:companies|people)) (?:should|could|can|do) (?:i|we)\s)/i,
    '$1. ',
  ],
  // “Hospitals in Bavaria, 6 companies is fine”
  [
    /^(.{4,120}?),\s+(?:just |only |about )?(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (companies|people|contacts|accounts|firms|of them)? ?(?:is|are|would be|will be|would|will|should be) (?:fine|enough|ok(?:ay)?|plenty|good|do|suffice|sufficient)[.!]*$/i,
    (all, what: string, count: string, noun = 'of them') => (ownsNumber.test(what) ? all : `${what}, ${count} ${noun}`),
  ],
  // “Only New York ones”
  [
    /^(?:(?:and|but|ok(?:ay)?|no|just)[,\s]+)*only (?:the )?(\p{Lu}[\p{L}.-]*(?: \p{Lu}[\p{L}.-]*)*) ones(?:,? please)?[.!]*$/u,
    'only take the ones in $1',
  ],
  // “… hiring warehouse staff, 10 max”
  [/,\s+(\d{1,3}) max(?:imum)?(?:,? please)?[.!]*$/i, ', at most $1'],
  // “What about the smaller companies, under 50 people?”
  [
    /^((?:(?:and|so|ok(?:ay)?)[,\s]+)*(?:what|how) about )(?:the |some )?(?:smaller|bigger|larger|small|big|large|mid-?size(?:d)?) (?:ones|companies|firms),\s+(?=(?:under|below|less than|fewer than|up to|over|above|more than|at least|with)\s)(?:with )?/i,
    '$1companies with ',
  ],
  // “2 people each from procurement or operations”
  [
    /\b(\d{1,2}|one|two|three|four|five) (people|contacts|persons) each (from|in) ([\p{L}&-]+(?: [\p{L}&-]+){0,3})[.!]*$/iu,
    '$1 $2 $3 $4 at each of them',
  ],
  // “What is our ideal customer profile?”
  [
    /^(?:(?:and|so)[,\s]+)*(?:what|who|which) (?:is|are) (?:our|my) (?:ideal customers?(?: profiles?)?|icps?|target (?:customers?|groups?|audience)|value proposition|tone(?: of voice)?|brand voice)[?\s]*$/i,
    'what do you know about us?',
  ],
  // “How do our documents describe insurance?”
  [
    /^((?:(?:and|so)[,\s]+)*)(?:how|what) do (?:our|the|my) (documents|files|pdfs) (?:describe|explain|cover|mention|tell (?:us )?about|have on|have about)\s+(?=\S)/i,
    '$1what do our $2 say about ',
  ],
  // “In the second email, ask for a call”: where it is to be stays with what it is.
  [
    new RegExp(
      `^(${polite}(?:in|for|at|on|to) (?:the |my |our )?(?:${ordinal}(?: (?:e-?mail|message|step|one|note|mail))?|(?:e-?mail|message|step|note|mail) (?:#|no\\.? ?)?\\d)),\\s+(?=(?:please\\s+)?(?:ask|mention|offer|invite|tell them|propose|suggest)\\b)`,
      'i',
    ),
    '$1 ',
  ],
  // “Write them a follow-up to the trade show last week”
  [
    new RegExp(
      `^(${polite}(?:write|draft|send|make|prepare)\\s)(?:(?:to\\s)?(?:them|everyone|everybody|all of them)\\s)?(?:an?\\s)(?:(?:short|friendly|quick|polite)\\s)*follow-?up(?:\\s(?:e-?mail|message|mail))?\\s(?:to|after|on|about|from)\\s(?=(?:the|our|your)\\s(?:[\\p{L}-]+\\s){0,3}?(?:shows?|fairs?|expo|exhibition|conference|event|webinar|workshop|meeting|demo|call|visit|dinner|summit|congress|meetup|congresses)\\b)`,
      'iu',
    ),
    '$1them an email to follow up after ',
  ],
  // “Which of our documents talk about delivery times?”
  [
    /^((?:(?:and|so)[,\s]+)*)which (?:of )?(?:our|the|my) (?:documents?|files?|pdfs?) (?:talks?|speaks?|says? (?:anything|something)|tells?(?: us)?|mentions?|covers?|deals?|is|are) (?:about |with |on )?(?=\S)/i,
    '$1what do our documents say about ',
  ],
  // “Which customers do we have case studies about?”
  [
    /^(?:(?:and|so)[,\s]+)*(?:which|what) (?:customers?|clients?|companies) do we have (case stud(?:ies|y)|references?|success stories) (?:about|of|for|from|with)\??$/i,
    'what do our documents say about $1?',
  ],
  // “How long does a delivery from Rotterdam to Hull take?”
  [
    /^(?:(?:and|so)[,\s]+)*how (?:long|fast|quickly) (?:does|do|is|are) (?:an? |the |our )?(deliver(?:y|ies)|shipments?|pallets?|loads?|transports?|crossing|orders?)\b[^?]{0,60}\?*$/i,
    'what do our documents say about $1 times?',
  ],
  // “Do we charge for waiting time?”
  [
    /^(?:(?:and|so)[,\s]+)*do we (charge|bill|invoice|pay|deliver|ship|guarantee|insure|refund|accept|store|cover|handle) (?:for |to |on )?(?!(?:contacts|accounts|leads|people)\b)([^?.!]{3,60})\?*$/i,
    'what do our documents say about $2?',
  ],
  // “How many from each country?”
  [/^((?:and |so |ok(?:ay)? )*how many) (?=(?:from|in) each (?:country|city|industry|town)\??$)/i, '$1 of them are '],
  // “Only the ones whose companies raised funding recently”
  [
    /^(?:(?:and|but|ok(?:ay)?|no)[,\s]+)*(?:only|just) (?:the ones|those|people|contacts) (?:whose (?:company|companies|employers?)|at companies that|with companies that) (?:have |has )?(?=(?:raised|use|uses|hire|hires|are hiring|is hiring|run|runs)\b)/i,
    'only at companies that ',
  ],
  // “Who should I talk to there?”
  [
    /^(?:(?:and|so|ok(?:ay)?)[,\s]+)*whom? (?:should|could|can|do) (?:i|we) (?:talk to|contact|speak (?:to|with)|write to|approach|reach out to|ask for|ask) (?:there|at (?:these|those|the) companies|in these companies)\??$/i,
    'find the people who decide there',
  ],
  // “Mention the free audit in the subject”
  [
    /^((?:(?:please|now|and|also|ok(?:ay)?)[,\s]+)*)(?:mention|say|put|include|add|have) (?!(?:their|the) (?:company|first|organi[sz]ation|contact)|\{\{|a\s|an\s)([^"“”⟦.!?]{3,60}?) in(?:to)? the subject(?: line)?[.!]*$/i,
    '$1the subject should mention $2',
  ],
  // “Yes save it”
  [
    /^(?:yes|yep|yeah|ok(?:ay)?|sure|great|perfect|fine|good)(?: please)? (?=(?:save|keep|store) (?:it|them|that|this|both|all)\b)/i,
    '',
  ],
  // “Now the CMOs at these companies”
  [
    /^(?:(?:and|now|then|next|also|ok(?:ay)?)[,\s]+)+(?=the [\p{L}-]+(?: [\p{L}-]+){0,3} (?:at|of|from) (?:these|those|the same) (?:companies|firms|accounts)[.!]*$)/iu,
    'find ',
  ],
  // “Email sequence with 4 steps, offering our courier”
  [
    /^(?=(?:e-?mail|linked-?in) (?:sequence|campaign|series) (?:with|of) (?:\d|two|three|four|five) (?:steps?|messages|e-?mails)\b)/i,
    'write an ',
  ],
  // “Fewer, 8 would do”
  [
    /^(?:(?:hm+|no|ok(?:ay)?|rather)[,\s]+)*(?:(?:that['’]s |these are |way )?too many|fewer|less)(?: please)?[,.;]\s+(?:just |only |say |about )?(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?: of them| people)?(?: (?:would do|will do|would be (?:enough|fine|ok|good)|(?:is|are) (?:enough|fine|ok)|please|suffice|would suffice))?[.!]*$/i,
    'only $1',
  ],
]

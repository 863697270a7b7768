import { countIn } from './count-at'
import { upperFirst } from '../../../engines/messages/upper-first'
import { wordsOf } from '../../../engines/sourcing/words'
import { isKnownRole } from './known-roles'
import { hasConditions } from './lead-request'
import { namesPeopleAlone } from './names-people-alone'
import { namesPlaces } from './names-places'
import { namesWhom } from './names-whom'
import type { Rewording } from './other-words'
import { polite } from './polite'
import { readLeads } from './read-leads'

const sorry = '(?:(?:sorry|oh|oops|wait|no|nope|actually|hmm?|my mistake|ah)[,.!\\s]+)*'
const whoDoes =
  '(?:who(?:ever)?|the (?:person|people|one|ones|guy|team)(?: (?:who|that))?|somebody who|someone who)(?:\\s+(?:is|are))?\\s+(?:looks? after|handles?|runs?|manages?|does|do|decides? (?:on|about)|deals? with|in charge of|responsible for|takes? care of|buys?)'

/** Whom to look for, as it is put right or told in passing. */
export const otherWordsOfWhom: readonly Rewording[] = [
  // “My name is Peter Marlow and I work for Clearhear, we come to factories with a van”
  [
    /((?:^|[.!?]\s+)(?:(?:[Hh]i|[Hh]ello|[Hh]ey|[Gg]ood (?:morning|afternoon))(?: there)?[,.!]?\s+)?)[Mm]y name is (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?),? and [Ii](?:['’]m| am)? (?:work (?:for|at|with)|from|with|run|own|represent) ((?:the )?\p{Lu}[\p{L}\d&'’-]*(?: \p{Lu}[\p{L}\d&'’-]*){0,2})(?:(?:,|,? and|,? where|\.) we (?=\p{Ll})|(?=\.\s|$))/gu,
    (all, before: string, name: string, firm: string) =>
      `${before}I am ${name} from ${firm}${all.endsWith(' we ') ? '. We ' : ''}`,
  ],
  // “Please leave out Berlin after all”
  [
    new RegExp(
      `^(${polite}(?:leave out|skip|drop|exclude) )(?:in )?([^,.;:!?]{2,40}?) (?:after all|again|for now)(?=[,.!]|$)`,
      'i',
    ),
    (all, out = '', where = '') => (namesPlaces(`in ${where}`) ? `${out}${where}` : all),
  ],
  // “We wash bins, and we would like to find facilities managers at hotels”: what they do, and whom they look for
  [
    /((?:^|[.!]\s+)(?:(?:hi|hello|hey)[,.!\s]+)?(?:we|i|our|my)\b[^.!?;:"“”]{4,160}?),? (?:and|so) (?:now )?(?:(?:we|i)(?:['’]d| would)? |would )?(?:(?:like|love|want|need|wish) (?:you )?to (?:find(?! out\b)|look for|reach(?: out to)?|contact|write to|get in touch with|target|approach|talk to|meet)|(?:(?:are|am|['’]re|['’]m) )?(?:looking|searching) for) (?!(?:you|them|it|us|that|out|new customers|customers|clients)\b)(?=[\p{L}\d])/giu,
    '$1. Find ',
  ],
  // “I need leads: HR managers at hospitals in Austria”
  [
    new RegExp(
      `^(?:(?:hi|hello|hey)[,.!\\s]+)?${polite}(?:(?:i|we)(?:['’](?:m|re|d like)| am| are| would like)?\\s+)?(?:also\\s+)?(?:need(?:ing)?|want|looking for|get|get me|find|find me|give me)\\s+(?:some\\s+|new\\s+|more\\s+)*(?:leads|contacts|prospects|people|customers|names)\\s*(?:[:–-]|[.!,]+(?=\\s+(?:(?:about|around|like|some)\\s+)?\\d))\\s*(?=[\\p{L}\\d])`,
      'iu',
    ),
    'find ',
  ],
  // “We are Safe Hands, we run first aid courses”
  [
    /((?:^|[.!]\s+)(?:[Hh]i|[Hh]ello|[Hh]ey)?[,.!\s]*(?:[Ww]e|[Ii])(?: are|['’]re| am|['’]m) (?:called )?\p{Lu}[\p{L}\d&'’-]*(?: (?:& )?\p{Lu}[\p{L}\d&'’-]*){0,3}), (we (?!(?:want|need|would|are|have|look|search)\b)\p{Ll}+ )/gu,
    '$1 and $2',
  ],
  // “I'm Dave, I run first aid courses under the name SafeHands Training”
  [
    /^(?:(?:[Hh]i|[Hh]ello|[Hh]ey)[,.!\s]+)?(?:[Ii](?:['’]m| am) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?,? (?:and )?)?[Ii] (run|do|sell|make|offer|give|teach|build|repair|clean|train) ([^.;:!?]{4,120}?),? (?:under|by) the (?:brand )?name (?:of )?(\p{Lu}[\p{L}\d&'’-]*(?: \p{Lu}[\p{L}\d&'’-]*){0,3})(?=[.!]|$)/u,
    'We are $3 and we $1 $2',
  ],
  // “We run first aid courses at their office”: whoever is written to reads that of theirs.
  [
    /^((?:(?:hi|hello|hey)[,.!\s]+)?(?:we|i)\b(?! (?:want|need|would|like|am|are looking)\b)[^.!?]{3,160}?\b(?:at|in|on|to) )their (place|offices?|premises|sites?|workplace|homes?|shops?|locations?|door)\b/i,
    '$1your $2',
  ],
  // “I'd like to write to managing partners at law firms in Munich”
  [
    /^(?:(?:hi|hello|hey|so)[,.!\s]+)?(?:i|we)(?:['’]d like| would like| want| need|['’]d love) to (?:write to|reach(?: out to)?|contact|talk to|speak (?:to|with)|approach|target|get in touch with|meet) ([^.;:!?"“”„]{6,120}?)(?: please)?[.!]*$/i,
    (all, whom = '') => (namesWhom(whom) ? `find ${whom}` : all),
  ],
  // “Who would be the right person to talk to at law firms in Vienna?”
  [
    /^(?:(?:and|so|ok(?:ay)?)[,\s]+)*who(?:['’]s| is| are| would be| might be) (?:the )?(?:right|best) (?:person|people|contacts?|ones?) (?:to (?:talk|speak|write|sell|reach out|turn) (?:to|with)|to (?:contact|approach|target|ask|reach)) (?=(?:at|in) )([^?.!;:]{3,80})\??$/i,
    'find decision makers $1',
  ],
  // “Find 20 hotels in Spain and whoever is in charge of purchasing”
  [
    new RegExp(
      `^(${polite}(?:find|get|look for|search for|add)\\s[^.!?;:"“”]{6,160}?),?\\s+(?:and|plus|with)\\s+(?:also\\s+)?${whoDoes}\\s+(?:the |their |its )?([\\p{L}-]+(?: [\\p{L}-]+)?)(?: (?:there|at each|at (?:them|these|those)))?[.!]*$`,
      'iu',
    ),
    (_, found = '', area = '') =>
      `${found}, and get the ${isKnownRole(wordsOf(area)) ? `${area} decision makers` : `heads of ${area}`} there`,
  ],
  // “The people who buy packaging at cosmetics brands”
  [
    /\b(?:the )?(?:people|persons?|ones|those|whoever) (?:who |that )?(?:buys?|purchases?|orders?) (?:the |their )?([\p{L}-]+(?: [\p{L}-]+)?)(?= (?:at|in|for) )/giu,
    '$1 buyers',
  ],
  // “Sorry, meant Munich not Hamburg”
  [new RegExp(`^(${sorry})meant (?=[^.;:!?]{3,60}\\bnot )`, 'i'), '$1I meant '],
  // “Leave out Bremen and take Lübeck instead”
  [
    new RegExp(
      `^${sorry}(?:please )?(?:leave out|drop|skip|forget|remove|take out) (\\p{Lu}[\\p{L} -]{2,30}?),? and (?:take|use|do|try|look (?:in|at)|add|make it) (?:in )?(\\p{Lu}[\\p{L} -]{2,30}?)(?: instead)?(?: please)?[.!]*$`,
      'iu',
    ),
    (all, wrong = '', right = '') => (namesPlaces(`in ${wrong}`) ? `not ${wrong}, ${right} instead` : all),
  ],
  // “Drop it to 8”
  [
    /(^|,? and |[.!]\s+)(?:please )?(?:drop|cut|reduce|bring|take|get) (?:it|that|them|the number) (?:down )?to (\d{1,3})(?: (?:people|contacts|of them))?(?: please)?(?=[.!]*$)/i,
    (_, before = '', count = '') => `${before === '' ? 'make' : '. Make'} it ${count}`,
  ],
  // “I'd rather have health and safety managers”, “make it sales managers instead, and only at companies over 1000 people”
  [
    new RegExp(
      `^${sorry}(?:(?:and|so|but|ok(?:ay)?)[,\\s]+)*(?:(?:i|we)(?:['’]d| would)? (?:rather|prefer|sooner)(?: to)?(?: have| get| see| write to| talk to)?|make (?:it|that|them)|change (?:it|that|them) to|switch (?:it )?to|use|take) (?:the |people with |those with )?([^.;:!?,"“”„]{3,60}?)(?: (?:as|in) (?:the |their )?(?:job )?titles?)?(?: instead| please)?(?:, (?:and )?(?:not|instead of) [^.;:!?,]{2,50})?((?:,? and |, |\\. )(?:only|just|make it) [^.;:!?]{3,80})?[.!]*$`,
      'i',
    ),
    (all, whom = '', rest = '') =>
      namesPeopleAlone(whom)
        ? `I meant ${whom}${rest === '' ? '' : `. ${upperFirst(rest.replace(/^(?:,? and |, |\. )/, ''))}`}`
        : all,
  ],
  // “Sorry, I meant operations directors, and fifteen people would be better”
  [
    /(?:,? and |, |[.!]\s+)(?:an? )?(\d{1,3}|\p{L}+) (?:people|contacts|leads|of them|names) (?:would be|are|will be) (?:better(?: than [\p{L}\d]+)?|good|nice|fine|enough|great|ideal|plenty)(?: for (?:a start|now|the moment)| to (?:start|begin) with)?(?=[.!]*$)/iu,
    (all, count: string) => (countIn(count) === undefined ? all : `. Make it ${countIn(count)}`),
  ],
  // “Yes please, find 10 of them anywhere in the UK”: there, and nowhere else
  [
    /^(?:(?:yes|yeah|yep|ok(?:ay)?|sure|alright|all right|please|fine)[,.!\s]+)+(?!(?:in|near|around|across) )(?:(?:please )?(?:but )?(?:find|get|look for|search for|add|take|give me)(?: me| us)? )?(?:(\d{1,3})(?: of (?:them|those|these)| people| contacts)? |(?:them|those|some|more) |(?:but )?only |just )?(?:(?:anywhere|somewhere|everywhere|all over) )?(?:but )?(?:only )?((?:in|near|around|across) (?:the )?\p{Lu}[^.,;:!?]{1,40}?)(?: please| then| instead)*[.!]*$/iu,
    (all, count = '', where = '') =>
      namesPlaces(where) ? `${where} instead${count === '' ? '' : `. Make it ${count}`}` : all,
  ],
  // “I should have said owners, not just managers”
  [
    new RegExp(
      `^${sorry}(?:i|we) (?:should have|should['’]ve|ought to have|meant to) (?:said|say|written|write|asked for|ask for) ([^.;:!?,]{3,60}?),? (?:and )?(?:not|rather than|instead of) (?:just |only )?([^.;:!?,]{3,60}?)[.!]*$`,
      'i',
    ),
    'I meant $1, not $2',
  ],
  // “I meant Bremen, not Hamburg, and operations managers would be fine too”
  [
    /,? and (?:the )?([^,.;:!?]{3,50}?) (?:would be|will be|are) (?:fine|ok|okay|good|great|welcome|nice) (?:too|as well|also)(?=[.!]|$)/i,
    (all, whom = '') => (namesPeopleAlone(whom) ? `. Also ${whom}` : all),
  ],
  // “I made a mistake there: please use the Netherlands instead of Germany, and only companies with …”
  [
    new RegExp(
      `^${sorry}(?:(?:i|we) made a mistake(?: there)?[,.;:!\\s–-]+)?(?:please |and |so )*(?:use|take|look in|search in|make it|try) (?:in )?([^.;:!?,]{2,40}?) (?:instead of|rather than|not) (?:in )?([^.;:!?,]{2,40}?)((?:,? and |, )(?:only|just) [^.;:!?]{3,80})?[.!]*$`,
      'i',
    ),
    (all, right = '', wrong = '', rest = '') =>
      namesPlaces(`in ${right}`) && namesPlaces(`in ${wrong}`)
        ? `in ${right}, not in ${wrong}${rest === '' ? '' : `. ${upperFirst(rest.replace(/^(?:,? and |, )/, ''))}`}`
        : all,
  ],
  // “I got that wrong, it should be office managers and not heads of facilities”
  [
    new RegExp(
      `^${sorry}(?:(?:i|we) (?:got|said|put|had|wrote) (?:that|it|this) wrong|(?:that|it) was wrong|my mistake|i made a mistake)(?: there| in that)?[,.;:!\\s–-]+(?:and |so )?(?:it|that|they|this) (?:should|must|ought to) (?:be|have been|say) ([^.;:!?,]{3,60}?)(?:,? (?:and )?not|,? rather than|,? instead of) ([^.;:!?,]{3,60}?)((?:[.] Make it \\d+)?)[.!]*$`,
      'i',
    ),
    'I meant $1, not $2$3',
  ],
  // “I'd rather have facility managers than property managers”
  [
    new RegExp(
      `^${sorry}(?:i|we)(?:['’]d| would)? (?:rather|prefer|sooner)(?: to)?(?: have| get| see| write to| talk to| find)? ([^.;:!?,]{3,60}?) (?:than|to|over|instead of) ([^.;:!?,]{3,60}?)(?: please)?[.!]*$`,
      'i',
    ),
    (all, right = '', wrong = '') =>
      namesPeopleAlone(right) && namesWhoAlone(wrong) ? `I meant ${right}, not ${wrong}` : all,
  ],
  // “Sorry, I meant quality managers not operations managers, and Germany as well please”
  [
    new RegExp(
      `^${sorry}(i (?:meant|mean|wanted|said) [^.;:!?,]{3,60}?),? (?:and )?(?:not|instead of|rather than) ([^.;:!?,]{2,50}?),? and (?:also )?(?:in )?((?:the )?\\p{L}[\\p{L} -]{1,40}?)(?: (?:as well|too|also))(?: please)?[.!]*$`,
      'iu',
    ),
    (all, meant = '', _, place = '') => (namesPlaces(`in ${place}`) ? `${meant}. Also in ${place}` : all),
  ],
  // “Not the owners, the branch managers”
  [
    new RegExp(
      `^${sorry}not ([^,;.:!?]{2,40}?)(?:,| but|\\s[–-])\\s*(?:but |rather |i (?:mean|meant) )?([^,;.:!?]{2,40}?)(?: instead| please| rather)*[.!]*$`,
      'i',
    ),
    (all, wrong = '', right = '') =>
      namesWhoAlone(wrong) && namesPeopleAlone(withoutArticle(right)) ? `I meant ${withoutArticle(right)}` : all,
  ],
  // “I meant the marketing managers”
  [
    new RegExp(`^(${sorry}i (?:meant|mean|was thinking of|wanted) )the ([^,;.:!?]{3,60}?)(?: please)?[.!]*$`, 'i'),
    (all, before = '', whom = '') => (namesPeopleAlone(whom) ? `${before}${whom}` : all),
  ],
  // “Make that London, and head chefs too”
  [
    new RegExp(
      `^${sorry}${polite}make (?:it|that) ((?:the )?\\p{L}[\\p{L} -]{1,40}?)(?: instead)?,? (?:and|plus) (?:also )?(?:add )?(?:the )?([^,;.:!?\\d]{3,50}?)(?: (?:as well|too|also))(?: please)?[.!]*$`,
      'iu',
    ),
    (all, place = '', whom = '') =>
      namesPlaces(`in ${place}`) && !namesPlaces(`in ${whom}`) ? `in ${place} instead. Also ${whom}` : all,
  ],
  // “Need CTOs in Berlin, 15 max, companies over 100 people”
  [
    new RegExp(
      `^(${polite}(?:(?:i|we) )?(?:need|want|find|get|look for|looking for|search for)\\s+(?:me\\s+)?)(?!\\d)([^.;:!?\\d]{3,120}?), (?:max(?:imum)? |at most |up to )?(\\d{1,3})(?: (?:max(?:imum)?|at most|tops|of them))?(?=, )`,
      'i',
    ),
    '$1$3 $2',
  ],
]

/** People, be it by their rank alone, and nothing of the companies that they are at. */
function namesWhoAlone(words: string): boolean {
  const { people, companies, scope, unknown } = readLeads(withoutArticle(words))
  const isNamed = people?.title !== undefined || people?.seniority !== undefined
  return isNamed && scope === 'new' && unknown.length === 0 && !hasConditions(companies)
}

function withoutArticle(words: string): string {
  return words.replace(/^the\s+/i, '')
}

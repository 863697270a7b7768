import { toneIn } from '../../../engines/messages/tone-in'
import { readClause as readGoalClause } from '../../../engines/messages/goal/read-clause'
import { toThem } from '../../../engines/messages/goal/to-them'
import { asSentence } from './as-sentence'
import { asksAnew } from './asks-anew'
import { anyQuestion, endsWithQuestion } from './any-question'
import { callsToDo } from './other-words-of-endings'
import { dateNamed, months } from './date-named'
import type { DraftChanges, DraftEdit } from './draft-changes'
import { lengthIn } from './draft-words'
import { droppedMessage, placesOf } from './dropped-messages'
import { isDraftEdit } from './is-draft-edit'
import { messageNamedIn, ordinalOf } from './message-named'
import { hideQuotes, unquoted, type HiddenQuotes } from './quoted-words'
import { questionOfAsk } from './read-question-of-ask'
import { postscriptSentence, readPostscript } from './read-postscript'
import { readSaid } from './read-said'
import { rightedClaim } from './righted-claim'
import { isOwnWords, shorterSubject } from './subject-words'

/** What somebody wants changed in what was written last; nothing where that is not what is said. */
export function readDraftEdit(text: string): DraftEdit | undefined {
  const hidden = hideQuotes(text)
  return isDraftEdit(hidden.text) ? readDraftChanges(hidden) : undefined
}

/** Reads changes one after the other, and keeps what nothing can be made of. */
export function readDraftChanges({ text, shown }: HiddenQuotes): DraftEdit {
  const changes: { -readonly [Key in keyof DraftChanges]: DraftChanges[Key] } = {}
  const unable: string[] = []
  let shorter = false
  let anew = false
  const plain = (part: string) =>
    unquoted(shown(part))
      .replace(/[.!]+$/, '')
      .trim()
      .slice(0, longestText)
  const whole = (part: string) => unquoted(shown(part)).trim().slice(0, longestText)
  let rest = text
  const take = (pattern: RegExp, keep: (found: RegExpExecArray) => void) => {
    const found = pattern.exec(rest)
    if (found === null) return
    keep(found)
    rest = `${rest.slice(0, found.index)}, ${rest.slice(found.index + found[0].length)}`
  }
  take(dropped, ({ groups = {} }) => (changes.drop = placesOf(groups)))
  if (everyOne.test(text) || ofAllTexts.test(text)) changes.all = true
  if (ofFollowUps.test(text)) changes.later = true
  const step = changes.drop === undefined && changes.later !== true ? messageNamedIn(text) : undefined
  if (step !== undefined) changes.step = step
  take(subjectBefore, ([, words = '']) => (changes.subject = whole(words)))
  take(subjectBehind, ([, words = '']) => (changes.subject = whole(words)))
  take(subjectBare, ([, words = '']) => {
    if (isOwnWords(words)) changes.subject = plain(words)
    else unable.push(`a subject that is ${plain(words)} (tell me the words of it)`)
  })
  if (changes.subject !== undefined && laterSubject.test(text)) {
    delete changes.subject
    unable.push(subjectOfLater)
  }
  take(sentenceReplaced, ([, said = '', quoted, words = quoted ?? '']) => {
    changes.replace = [{ words: /last/i.test(said) ? '#last' : `#${ordinalOf(said)}`, by: whole(words) }]
  })
  take(dateNamed, ([, by = '']) => {
    changes.replace = [...(changes.replace ?? []), { words: '#date', by: whole(by) }]
  })
  take(valueReplaced, ([, words = '', by = '']) => {
    changes.replace = [...(changes.replace ?? []), { words: whole(words), by: whole(by) }]
  })
  take(replaced, ([, quoted, byQuoted, words = quoted ?? '', by = byQuoted ?? '']) => {
    changes.replace = [
      ...(changes.replace ?? []),
      { words: whole(words), by: plain(by) === by ? whole(by) : plain(by) },
    ]
  })
  take(insteadOf, ([, by = '', words = '']) => {
    changes.replace = [...(changes.replace ?? []), { words: whole(words), by: whole(by) }]
  })
  const below = readPostscript(rest)
  if (below !== undefined) {
    changes.add = [{ sentence: asSentence(postscriptSentence(toThem(plain(below.words)))), at: 'after' }]
    ;({ rest } = below)
  }
  take(claimed, ([, claim = '']) => {
    // Whoever is written to, or what was spoken of: only one of them can be meant.
    if (ofOthers.test(claim)) {
      unable.push(`${plain(claim)} (say who “they” are: “you”, or what it is)`)
      return
    }
    // “That parking is free and that children are welcome” is said in two sentences.
    const { claim: said, instead } = rightedClaim(plain(claim.replace(/[?\s]+$/, '')))
    if (instead !== undefined) changes.replace = [...(changes.replace ?? []), { ...instead, if_there: true }]
    const sentences = said
      .split(/,?\s+and\s+that\s+/i)
      .map((each) => asSentence(ofNamed.test(each) ? each : toThem(each)))
    changes.add = [...sentences.map((sentence) => ({ sentence, at: 'end' as const })), ...(changes.add ?? [])]
  })
  take(signed, ([, name = '']) => (changes.signature = plain(name)))
  take(mostCharacters, ({ groups = {} }) => {
    changes.most_characters = Math.max(20, Math.min(Number(groups['few'] ?? groups['many']), 5_000))
  })
  take(mostWords, ({ groups = {} }) => {
    changes.most_words = Math.max(1, Math.min(Number(groups['first'] ?? groups['last']), 500))
    shorter = true
  })
  for (const clause of rest.split(/\s*(?:[,;]|(?<![\p{L}-])(?:and|but|plus|then)(?![\p{L}-])|&)\s*/iu)) {
    if (!/[\p{L}\p{N}⟦]/u.test(clause) || isGlue.test(clause.trim())) continue
    const read = readClause(clause, { plain, whole })
    if (read === undefined) {
      const said = plain(clause)
      if (said !== '') unable.push(said)
      continue
    }
    shorter ||= read.shorter === true
    anew ||= read.anew === true
    if (read.unable !== undefined) unable.push(read.unable)
    const { add, remove, without, ...others } = read.changes ?? {}
    Object.assign(changes, others)
    if (add) changes.add = [...(changes.add ?? []), ...add]
    if (remove) changes.remove = [...(changes.remove ?? []), ...remove]
    if (without) changes.without = [...new Set([...(changes.without ?? []), ...without])]
  }
  return { ...(anew ? { anew } : {}), shorter, changes, unable: [...new Set(unable)] }
}

/** What is left where the rest is understood. */
const isGlue =
  /^(?:please|pls|thanks?|thank you|now|also|actually|sorry|in fact|wait|in (?:all|every|each)(?: of)?(?: the)? (?:e-?mails?|messages?|steps?|them)|(?:in|at|to|for) (?:the )?(?:first|second|third|fourth|fifth|last|next) (?:e-?mail|message|one|step|note)|in step [1-7]|it|this|save it|use|with|in|yes|no|ok(?:ay)?|nice|great|good|perfect|cool|only|just|(?:try (?:it |this |that )?)?(?:again|once more)|this time|(?:keep|make|have|get|cut|write) (?:it|this|that|them)(?: down)?|(?:make|keep|have|let|in|for) (?:the )?(?:linked-?in )?(?:e-?mails?|messages?|step)(?: \d)?)[.!]*$/i
const longestText = 250

interface Clause {
  readonly changes?: Omit<DraftChanges, 'step'>
  readonly shorter?: boolean
  readonly anew?: boolean
  readonly unable?: string
}

interface Written {
  readonly plain: (part: string) => string
  readonly whole: (part: string) => string
}

function readClause(clause: string, { plain, whole }: Written): Clause | undefined {
  if (languages.test(clause)) return { unable: 'write in another language than English' }
  if (
    /\bsteps?\b|\bfollow-?ups?\b|\bmore (?:e-?mails?|messages?)\b/i.test(clause) &&
    /\b(?:add|insert|append|another|write)\b/i.test(clause)
  )
    return { unable: 'add a step to it (ask for a new sequence with as many steps as you want)' }
  if (asksAnew(clause)) {
    const tone = toneIn(clause)
    return { anew: true, shorter: lengthIn(clause) === 'shorter', ...(tone ? { changes: { tone } } : {}) }
  }
  if (shorterSubject.test(clause.trim())) return { changes: { other_subject: 'shorter' } }
  if (endsWithQuestion.test(clause.trim())) return { changes: { question: anyQuestion } }
  const [quote] = /⟦\d+⟧/.exec(clause) ?? []
  if (quote === undefined && beginsWithQuestion.test(clause)) {
    const [, what] = beginsWithQuestion.exec(clause) ?? []
    if (what === undefined) return { unable: 'begin with a question of my own (give me its words in quotation marks)' }
    return { changes: { add: [{ sentence: asSentence(`May I ask you about ${toThem(plain(what))}?`), at: 'begin' }] } }
  }
  const removes = removing.test(clause)
  if (/\b(?:signature|sign-?off|goodbye|closing)\b/i.test(clause) && quote === undefined && removes)
    return { changes: { without: ['goodbye'] } }
  if (/\b(?:greeting|salutation|hello)\b/i.test(clause) && quote === undefined && removes)
    return { changes: { without: ['greeting'] } }
  if (asksNothing.test(clause) && quote === undefined) return { changes: { without: ['question'] } }
  if (/\b(?:greeting|salutation)\b/i.test(clause) && quote !== undefined) return { changes: { greeting: whole(quote) } }
  if (/\b(?:make|have|let) it (?:be )?about\b/i.test(clause))
    return { unable: `${plain(clause)} (ask for a new message about that)` }
  if (/\bsignature\b/i.test(clause))
    return quote === undefined
      ? { unable: 'add a signature without a name (say “sign it as …”)' }
      : { changes: { signature: whole(quote) } }
  if (quote !== undefined) {
    const words = whole(quote)
    if (removes)
      return {
        changes: {
          remove: [wordsAlone.test(clause) && /\S\s\S/.test(words) && !/[.!?]$/.test(words) ? `#word ${words}` : words],
        },
      }
    if (/\bp\.?\s?s\b|postscript/i.test(clause))
      return { changes: { add: [{ sentence: asSentence(words), at: 'after' }] } }
    const isCall = /\bquestion\b/i.test(clause) && callsToDo.test(words)
    if (/\b(?:end|close|finish|question|ask|cta|call to action)\b/i.test(clause) && (words.endsWith('?') || isCall))
      return { changes: { question: words } }
    if (adding.test(clause) && /^p\.?\s?s\b\.?/i.test(words))
      return { changes: { add: [{ sentence: asSentence(words.replace(/^p\.?\s?s\b[.:\s]*/i, '')), at: 'after' }] } }
    const greeting = beginning.test(clause) ? salutation.exec(words)?.[1] : undefined
    if (greeting !== undefined) return { changes: { greeting } }
    if (adding.test(clause)) {
      const at = beginning.test(clause) ? 'begin' : endsWithWords.test(clause) ? 'last' : 'end'
      return { changes: { add: [{ sentence: asSentence(words), at }] } }
    }
    return undefined
  }
  const said = readSaid(clause, { plain, removes })
  if (said !== undefined) return { changes: said }
  if (removes) {
    const ordinal = /\b(first|second|third|fourth|fifth|last)\s+(?:sentence|line)\b/i.exec(clause)?.[1]?.toLowerCase()
    if (ordinal !== undefined)
      return { changes: { remove: [ordinal === 'last' ? '#last' : `#${ordinals.indexOf(ordinal) + 1}`] } }
    const about =
      /\b(?:sentence|line|part|bit|paragraph|word|phrase)s?\s+(?:about|with|on|that (?:mentions?|says))\s+(.+)$/i.exec(
        clause,
      )?.[1]
    if (about !== undefined) return { changes: { remove: [plain(about).replace(/^(?:the|our|your)\s+/i, '')] } }
    return undefined
  }
  const asked = asking.exec(clause)?.[1]
  const question =
    asked === undefined
      ? undefined
      : (questionOfAsk(asked) ?? (/^who\s/i.test(asked) ? readGoalClause(`ask ${plain(asked)}`).question : undefined))
  if (question !== undefined) return { changes: { question } }
  const isPart = new RegExp(
    `\\b(?:subject|intro|opening|greeting|first line|paragraph|question|signature)\\b`,
    'i',
  ).test(clause)
  if (isPart) return undefined
  if (lessPushy.test(clause)) return { changes: { softer: true } }
  const tone = toneIn(clause)
  const length = lengthIn(clause)
  if (length === 'longer')
    return { unable: 'make it longer (give me a sentence to add)', ...(tone ? { changes: { tone } } : {}) }
  if (length === 'shorter') return { shorter: true, ...(tone ? { changes: { tone } } : {}) }
  return tone === undefined ? undefined : { changes: { tone } }
}

/** “Start with a question about their depots” */
const beginsWithQuestion =
  /\b(?:start|begin|open)(?:s|ing)?\s(?:(?:it|them|this|off|all(?: of them)?)\s)*(?:with|by asking)\s(?:an?\s)?(?:short\s|friendly\s)?question(?:\s(?:about|on)\s(.{3,60}))?$/i

/** “Without a call to action” */
export const asksNothing =
  /\b(?:no|without|skip|leave out|omit|remove|delete|drop|cut|take out|lose)\s+(?:(?:an?|any|the|its|that|clear|hard|direct|last|final)\s+)*(?:calls?[- ]to[- ]actions?|ctas?|asks?|questions?)\b(?!\s+(?:about|with|on|mark))|\bask(?:ing)? (?:(?:them|him|her) )?(?:for )?(?:nothing|no questions?)\b|\b(?:do not|don['’]?t|never|not|without) (?:ask|push|offer|propose|suggest)(?:ing)? (?:(?:them|him|her) )?(?:for |to have |to book )?(?:(?:an?|any|the|short|quick|little) )*(?:anything|thing|questions?|calls?|meetings?|demos?|chats?|appointments?|repl(?:y|ies)|answers?|visits?|talks?|conversations?)\b/i
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']

/** “Add … to every email” */
const everyOne =
  /\b(?:(?:to|in|into|of|on|at the end of|under)\s+)?(?:every|each|all)(?: of)?(?: the| these)? (?:e-?mails?|messages?|steps?|ones?|of them)\b|\b(?:to|in|into|under|below) both\b|\b(?:to|in|into|under) all\b(?! (?:who|that|our|the|your|my|participants|guests|customers)\b)/i

const ofAllTexts = /\b(?:everywhere|throughout)\b/i
/** “In the follow-ups”: in all messages behind the first. */
const ofFollowUps =
  /(?:^|\b(?:in|from|of|to|make|keep|have|shorten|soften|sign|rewrite|reword) )(?:the |all |all the |both |my |our )?(?:follow[- ]?ups|later (?:e-?mails|messages|ones))\b/i

/** “Drop the second email” */
const dropped = new RegExp(`^\\W*(?:(?:please|pls|now|and|can you|could you)\\s+)*${droppedMessage}`, 'i')

const subjectBefore =
  /(?:^|\b(?:change|set|make|update|use|with|edit|have|let|put|give it)\s+)?(?:(?:the|a|its|my|this|another|new) )*(?:e-?mail'?s? )?\bsubject(?: lines?)?(?: of (?:it|the \S+(?: e-?mail)?))?\s*(?:(?:should|must|to|is|be|as|read|say|into|with|=|:|instead|now)\s*)*(⟦\d+⟧)/i
export const subjectOfLater = 'a subject for a later message (a sequence has one, which its first email shows)'
const laterSubject =
  /\bsubject(?: lines?)?\s+(?:of|in|for|on)\s+(?:the\s+)?(?:second|third|fourth|fifth|sixth|seventh|last|2nd|3rd|[4-7]th|next|follow-?ups?|(?:e-?mail|step|message)\s+[2-7])\b/i
const subjectBehind =
  /(?:\b(?:use|put|set|make|have|take)\s+)(⟦\d+⟧)\s+(?:as|for|in|into|be|to be)?\s*(?:the|a|its)?\s*(?:new )?subject(?: line)?/i
const subjectBare =
  /(?:^|[,;]\s*(?:and\s+)?|\band\s+|\b(?:change|set|make|update|edit|have|let)\s+)(?:(?:the|its|my|a|new) )*subject(?: lines?)?\s*(?:(?:(?:should be|should read|must be|to be|to say|to read|to|in|is|be|into)\b|=|:)\s*)[:=]?\s*([^⟦:=][^⟦]*?)(?=,? and (?:make|add|remove|sign|use)\b|$)/i
/** “Replace the first sentence with "…"” */
const sentenceReplaced =
  /\b(?:replace|swap|exchange|change)\s+the\s+(first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)\s+(?:sentence|line)\s+(?:with|by|to|for|into)\s+(⟦\d+⟧)/i
const value = `(?:⟦\\d+⟧|(?:(?:${months})\\s+)?[€$£]?\\d[\\d.,:]*(?:st|nd|rd|th)?\\s?(?:%|€|eur|usd|percent|am|pm|k\\b)?(?:\\s+(?:${months}|minutes?|min|hours?|days?|weeks?|months?|years?|euros?|dollars?|seats?|places?))?|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:s)?|${months})`
/** “Change 10% to 15% in all of them” */
const valueReplaced = new RegExp(
  `\\b(?:replace|swap|change|turn|update|correct)\\s+(?:the\\s+)?(?:(?:date|price|discount|time|day|number|figure|percentage|year)\\s+)?(?:from\\s+)?(${value})\\s+(?:with|by|to|for|into)\\s+(${value})(?:\\s+(?:everywhere|throughout|in (?:all|both|each|every|the)(?: of them| (?:the )?(?:e-?mails?|messages?|texts?|steps?|sequence|draft))?))?(?![\\p{L}\\p{N}])`,
  'iu',
)
const replaced =
  /\b(?:replace|swap|substitute|exchange|change|turn)\s+(?:the (?:words?|phrase|sentence|line|greeting)\s+)?(⟦\d+⟧|(?!(?:it|this|that|them|these|those|everything|all)\s)\S+)\s+(?:with|by|to|for|into)\s+(?:the (?:words?|phrase|sentence|line)\s+)?(⟦\d+⟧)|\breplace\s+(\p{Lu}[^\s,;⟦]*(?: \p{Lu}[^\s,;⟦]*)?)\s+(?:with|by)\s+(\p{Lu}[^,;⟦]{0,60})$/iu
const insteadOf = /\b(?:use|say|write|put)\s+(⟦\d+⟧|\S+)\s+(?:instead of|rather than|for)\s+(⟦\d+⟧|\S+)/i
const claimed =
  /\b(?:(?:mention|say|state|add|put in|include|tell (?:them|him|her|everyone|everybody)|(?:add|include|put in) (?:an?|one|the) (?:line|sentence|note)(?: (?:to say|saying))?|point out|stress|emphasi[sz]e)(?:ing)?\s+that\s+(?!(?:in|on|at|to|too|as|also|for|with|again|please|first|last(?!\s+(?:year|month|week|quarter|summer|winter|spring|autumn))|is)\b)|(?:(?:add|include|put in) (?:an?|one|the) (?:line|sentence|note) (?:saying|to say|which says)|tell (?:them|him|her|everyone|everybody))\s+(?=(?:the|our|we|there|it|this|all|your)\s))(\S+\s+[^⟦]+?)(?=,?\s+and\s+(?:(?:please|also|then)\s+)?(?:ask\s(?:them\s)?(?:who|if|whether|what|when|why|how|for)|remove|don['’]?t|do not|delete|drop|take out|leave out|shorten|replace|sign)\s|$)/i
/** Who may sign. */
export const signer = String.raw`⟦\d+⟧|(?:[Tt]he |[Yy]our )?\p{Lu}[\p{L}'.-]*(?:,? (?:(?:at|from|of|de|van|von|der|den|del|di|da|dos|la|le|bin|al|ten|ter|zu|&) ){0,2}\p{Lu}[\p{L}'.-]*){0,8}(?: (?:(?:at|from|of) (?:the )?\p{Ll}[\p{L}-]*|team)(?=\s*(?:[,;.!]|$)))?|\p{Ll}[\p{L}'-]*(?=\s*(?:[,;.!]|$))`
const signed = new RegExp(
  String.raw`\b(?:[Ss]ign(?:ed)?(?: it| them| off| this| the| all| both| my| these| those| e-?mails?| messages?| mails?| notes?| [Ll]inked-?[Ii]n)*(?: off)?\s+(?:as|with|from|by)|[Ss]ign (?:it|them|this|(?:the |all |both |my |these )*(?:e-?mails?|messages?))(?=\s+\p{Lu})|[Ss]ignature(?: should be| is|:)?|[Aa]dd (?:a|the|my) signature(?: of| with)?)\s+(${signer})`,
  'u',
)
const limit = String.raw`under|below|at most|shorter than|(?:no|not) more than|no longer than|not longer than|max(?:imum)?\.?(?: of)?|less than|fewer than|within|up to`
const ofOthers =
  /^(?!it\s+\p{L}{2,}s\s)(?:they|it|those|(?:all|most|many|both|some|half|none|each|few) of (?:them|those|these))\s+(?!(?:can|will|get|gets|receive|may|should|could|need|save|pay|qualify|would|do not|don['’]t|are (?:invited|welcome|entitled|eligible|free|getting)|is|was|starts?|takes?|costs?|ends?|has|have)\b)/iu

/** “At most 80 words” */
export const mostWords = new RegExp(
  String.raw`\b(?:(?:to|in|with|of)\s+)?(?:(?:${limit})\s+(?<first>\d{1,3})\s+words|(?<last>\d{1,3})\s+words\s+(?:max(?:imum)?\b\.?|at (?:the )?most\b|or (?:less|fewer)\b|tops\b))`,
  'i',
)
/** “Max 300 characters” */
export const mostCharacters = new RegExp(
  String.raw`\b(?:(?:to|in|with|of|and)\s+)?(?:(?:${limit})\s+(?<few>\d{2,4})\s+(?:characters|chars|signs|letters)|(?<many>\d{2,4})\s+(?:characters|chars|signs|letters)(?:\s+(?:max(?:imum)?\b\.?|at (?:the )?most\b|or (?:less|fewer)\b|tops\b))?)`,
  'i',
)
/** “Remove the words "at 9:30"”: what is said with them stays. */
const wordsAlone = /\b(?:the )?(?:words?|phrase)\s+⟦/i
const removing =
  /\b(?:remove|delete|drop|erase|cut|take out|strip|get rid of|leave out|omit|skip|lose|without|no|don['’]t (?:say|use|mention|write)|do not (?:say|use|mention|write)|avoid|stop (?:saying|using|mentioning))\b/i
/** “End with “See you soon.””: what is asked stands before it. */
const endsWithWords = /\b(?:end|close|finish)\b.{0,40}?\bwith\b/i
const adding =
  /\b(?:add|insert|include|append|attach|put|mention|say|write|start|begin|open|end|close|finish|throw in|work in|use|tell)\b/i
const lessPushy =
  /\b(?:less|not (?:so|too|as|that)|too) (?:pushy|salesy|aggressive|insistent|demanding)\b|\b(?:softer|gentler)\b|\b(?:is|are|sounds?|feels?|reads?|looks?|seems?) (?:a bit |a little |very |quite |rather |so |kind of )*(?:pushy|salesy|aggressive)\b/i
const beginning = /\b(?:start|begin|beginning|top|first|open|opening|intro)\b/i
/** “Good morning {{first_name}},” */
const salutation =
  /^(good (?:morning|afternoon|evening|day)|hello|hi|hey|dear|greetings)(?:\s+\{\{first_name\}\})?[,!.]*$/i
const asking =
  /\b(?:ask(?:ing)?|propos(?:e|ing)|suggest(?:ing)?|offer(?:ing)?|request(?:ing)?|(?:call to action|cta|question)(?: at the end)?(?: should be| is|:))\s+(?:(?:them|him|her)\s+)?(?:for\s+|to have\s+|to book\s+|about\s+)?(.+)$/i
/** “Fairfield Bakery cut their admin by half”: what is theirs is not the reader's. */
const ofNamed =
  /^(?:(?:at|for|with) )?(?:one of our (?:customers|clients)|an? (?:customer|client)|\p{Lu}[\p{L}\d&'’.-]+(?: (?:(?:and|&|of|de|von|van) )?\p{Lu}[\p{L}\d&'’.-]+)*)(?:,? an? [^,]{3,40},)? (?!is\b|are\b)\p{Ll}+\b.*\b(?:their|them)\b/u
const languages =
  /\btranslat|\b(?:in|into|to|auf) (?:german|french|spanish|italian|dutch|portuguese|polish|swedish|danish|norwegian|finnish|chinese|japanese|czech|greek|turkish|russian|deutsch|english)\b|\b(?:german|french|spanish|italian|dutch|portuguese|deutsch)(?:e|er)?(?: version)?$|\b(?:use (?:sie|du))\b/i

import { toneIn } from '../../../engines/messages/tone-in'
import type { DraftEdit } from './draft-changes'
import { messageWords, styleWords } from './draft-words'
import { hideQuotes } from './quoted-words'
import { whenItGoes } from './read-aside'
import { asksNothing, mostCharacters, mostWords, readDraftChanges, signer } from './read-draft-edit'
import { questionOfAsk } from './read-question-of-ask'

/** What a request for a new message says of how it is to be, and the request without that. */
export interface DraftWishes extends Pick<DraftEdit, 'changes' | 'shorter' | 'unable'> {
  readonly ask?: string | undefined
  readonly rest: string
}

export function readDraftWishes(text: string): DraftWishes {
  const { text: hidden, shown } = hideQuotes(text)
  let rest = hidden
  const parts: string[] = []
  const take = (pattern: RegExp) => {
    for (let found = pattern.exec(rest); found !== null; found = pattern.exec(rest)) {
      parts.push(found[1] ?? found[0])
      rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`.replaceAll(/\s+/g, ' ').trim()
    }
  }
  rest = rest.replace(endsAsking, ' ')
  const [later] = followedUp.exec(rest) ?? []
  if (later !== undefined) rest = rest.replace(later, '')
  // “Don't ask for a call” asks for none.
  take(withoutAsk)
  const asked = askIn(rest)
  const ask = asked === undefined ? undefined : questionOfAsk(asked[1] ?? '')
  if (asked !== undefined && ask !== undefined)
    rest = `${rest.slice(0, asked.index)} ${rest.slice(asked.index + asked[0].length)}`
  for (const pattern of [headed, toned, withSubject, withSignature, inTone, inLanguage, inWords, inCharacters])
    take(pattern)
  const tone = toneIn(beforeNoun.exec(rest)?.[1] ?? '')
  const read = readDraftChanges({ text: parts.join(', '), shown })
  return {
    ask,
    changes: { ...(tone === undefined ? {} : { tone }), ...read.changes },
    unable: [...read.unable, ...(/\b(?:days?|weeks?)\b/i.test(later ?? '') ? [whenItGoes] : [])],
    shorter: read.shorter && read.changes.most_words === undefined,
    rest: shown(rest).replaceAll(/\s+/g, ' ').trim(),
  }
}

/** “…, with a question at the end”, as all of them do */
const endsAsking =
  /(?<!\b(?:start|starting|begin|beginning|open|opening))(?:,|\s)\s*(?:and\s+)?(?:with|ending (?:with|in|on)|end(?:s|ing)? it with)\s+(?:an?|one)\s+(?:(?:short|simple|open|single|clear)\s+)?question(?:\s+(?:at|in) the end)?(?=\s*(?:[,.;]|$))/i

/** What it is to ask for; what is offered only where nothing else is asked. */
function askIn(text: string): RegExpExecArray | undefined {
  const all = [...text.matchAll(new RegExp(askedFor, 'giu'))].filter(({ index, 0: whole, 1: what = '' }) => {
    const behind = text.slice(index + whole.length)
    // Feedback on something is what the message is for, and so is a trial of something.
    return (
      !(/\bfeedback$/i.test(what) && /^\s+(?:on|about|of|for|regarding|concerning)\b/i.test(behind)) &&
      !(/\bintroductions?$/i.test(what) && /^\s+to\b/i.test(behind)) &&
      !(
        /\b(?:trials?|demos?|walk-?throughs?)$/i.test(what) &&
        /^\s+(?:(?:of|for)\s+(?:our|the|an?)\b|(?:in|from|until|during|before)\s)/i.test(behind)
      ) &&
      // “We help teams book more demos” tells of what comes of it.
      !/^more\s/i.test(what) &&
      // “A trial shipment” is something of its own.
      !(/\b(?:trial|demo|call|meeting|feedback)$/i.test(what) && ofItsOwn.test(behind))
    )
  })
  const own = all.find(([whole]) => !/\boffer/i.test(whole))
  // Beside a question of its own, what is offered is a part of what is said.
  return own ?? (asksSomething.test(text) ? undefined : all[0])
}

const asksSomething = /\bask(?:s|ing)?\s+(?:(?:them|him|her)\s+)?(?:if|whether|how|what|which|when|where|who|why)\b/i

const ofItsOwn =
  /^\s+(?!(?:and|or|but|with|next|this|in|on|at|for|to|of|about|tomorrow|today|so|by|via|instead|please|or|from|before|after|until|when|if|where|over|as|the|our|an?|their|your|my|us|me|them|that|which|who|during|within|because|is|are|would|regarding|concerning|whether|how|soon|later|now|save)\b)\p{L}+/iu

/** “…, and a follow-up four days later” */
const followedUp =
  /,?\s*\b(?:and|plus|then)\s+(?:then\s+)?(?:an?|one|two|three|\d)\s+follow-?ups?(?:\s+(?:e-?mails?|messages?))?(?:,?\s+(?:after\s+)?\S+\s+(?:days?|weeks?)(?:\s+(?:later|after(?:wards| that)?|apart))?)?/i

const askNoun =
  '(?:chats?|calls?|conversations?|talks?|meetings?|demos?|(?<!\\b(?:bags?|boxe?s?|kilos?|packs?|pounds?|samples?|delivery|deliveries) of )coffee(?! (?:tasting|machine|bar|break|bean|morning|workshop|course|shop|roast))|walk-?throughs?|repl(?:y|ies)|feedback|introductions?|trials?|minutes?|hour)'
const askedFor = new RegExp(
  `,?\\s*\\b(?:and\\s+)?(?:(?:(?:that|which|to|will|should)\\s+)*(?:asks?|asking|requests?|requesting|propos(?:e|es|ing)|suggest(?:s|ing)?|book(?:s|ing)?|arrang(?:e|es|ing)|set(?:s|ting)? up|get(?:s|ting)?|schedul(?:e|es|ing)|invit(?:e|es|ing)|offer(?:s|ing)?)\\s+(?:(?:them|him|her|people)\\s+)?(?:(?:for|to have|to join|to book|to schedule|to)\\s+)?|for\\s+(?=(?:an?\\s+)?(?:\\d+|ten|fifteen|twenty|thirty)[- ]))((?:an?\\s+|the\\s+|their\\s+|some\\s+)?(?:(?!about\\b|with\\b|on\\b)[\\p{L}\\p{N}-]+\\s+){0,4}?${askNoun}(?:\\s+(?:of (?:their|your) time|(?:for|to have) an? (?:quick |short )?(?:chat|call|talk|meeting|demo)|(?:video |phone |intro )?(?:chat|call|talk|meeting|demo|conversation|coffee|walk-?through)))?(?:\\s+(?:(?:next|this) \\w+|tomorrow|on \\w+day))?)(?![\\p{L}-])`,
  'iu',
)
const withoutAsk = new RegExp(
  `[,.;]?\\s*(?:\\b(?:and|but|with|please)\\s+)*(${asksNothing.source})(?:\\s+(?:at the end|in (?:it|there|them)))?(?:\\s+please)?`,
  'i',
)
const withSubject = /,?\s*(?:and\s+)?(?:with|using|under)\s+((?:the |a )?subject(?: line)?(?: of| as|:)?\s*⟦\d+⟧)/i
/** “…. subject: Quick question on freight” */
const headed = /[.;,]\s*(subject(?: line)?\s*[:=]\s*[^⟦.;:]{3,80})$/i
const withSignature = new RegExp(
  String.raw`,?\s*(?:and\s+)?\b(?:(?:is|are|be)\s+)?([Ss]ign(?:ed)?\s+(?:it\s+)?(?:as|by|with|from|off as)\s+(?:${signer}))`,
  'u',
)
const inTone = /,?\s*\b(?:in|with|using) (an? (?:[\p{L}-]+,? (?:and |but )?){1,5}(?:tone|style|voice|manner|way))\b/iu
const inLanguage =
  /,?\s*\b((?:in|auf) (?:german|french|spanish|italian|dutch|portuguese|polish|swedish|danish|norwegian|finnish|chinese|japanese|deutsch))\b/i
const inWords = new RegExp(String.raw`,?\s*(?:and )?(?:of |with |in )?(${mostWords.source}(?: each)?)`, 'i')
const inCharacters = new RegExp(
  String.raw`,?\s*(?:and )?(?:of |with |in )?\(?(${mostCharacters.source}(?: each)?)\)?`,
  'i',
)
const degrees = '(?:(?:very|quite|rather|really|more|less|not too|not so|a bit|a little|as|nice and|sounding)\\s+)*'
/** “…, friendly”, “… – short and casual please”, “…, casual tone, …” */
const toned = new RegExp(
  `(?:[,;]|\\s[-–—])\\s*(?:and\\s+|but\\s+|please\\s+)*(${degrees}(?!english\\b)${styleWords}(?:(?:,\\s*|,?\\s+(?:and|but|yet)\\s+)${degrees}(?!english\\b)${styleWords})*)(?:\\s+(?:tone|style|voice))?(?:\\s+please)?(?=\\s*(?:[,;.!]|$|\\s[-–—]\\s|(?:and|but)\\s+(?:with|without|no)\\b))`,
  'iu',
)
/** “Draft” begins an order, and is no noun there. */
const beforeNoun = new RegExp(
  `^(?:(?:please\\s+)?draft\\s+)?((?:\\S+\\s+){0,7}?)(?:linkedin\\s+)?${messageWords}\\b`,
  'i',
)

import { readAsk } from '../../../engines/messages/goal/asks'
import { questionOfIf } from './question-of-if'
import { questionFor } from '../../../engines/messages/question-for'

/** The question that a message ends with, from what it is to ask for: “a 15 minute chat”. */
export function questionOfAsk(request: string): string | undefined {
  // “If there is somebody else we should talk to” asks for no talk.
  if (/^(?:if|whether)\s+(?!they|you)/i.test(request)) return questionOfIf(request)
  // What it is to be asked instead of is not asked for.
  const asked = request.replace(/,?\s+(?:instead of|rather than|and not|not)\s.*$/i, '')
  const [, verb = '', until] = byDate.exec(asked) ?? []
  if (until !== undefined)
    return `Could you ${verb.toLowerCase()} ${until.replace(/\s+(?:please|instead\b.*|at the end)$/i, '')}?`
  const noun = nouns.exec(asked)?.[0].toLowerCase().replace(/s$/, '')
  const when = times.exec(asked)?.[0] ?? 'next week'
  const time = durations
    .exec(asked)?.[0]
    .replace(/-/g, ' ')
    .replace(/\bmins?\b/i, 'minutes')
    .replace(/minute\b/i, 'minutes')
  if (time !== undefined) return `Would you have ${time} for ${withArticle(noun ?? 'call')} ${when}?`
  if (noun === 'demo') return `Would you like to see a short demo ${when}?`
  if (noun !== undefined)
    return `Would you be open to a ${/\bquick\b/i.test(asked) ? 'quick' : 'short'} ${noun} ${when}?`
  const ask = readAsk(asked)
  return ask === 'call' ? `Would you be open to a short call ${when}?` : questionFor(ask)
}

/** “To reply by 15 September” */
const byDate =
  /^(?:to\s+)?(reply|respond|answer|confirm|rsvp|register|sign up|let (?:me|us) know)\s+(?:\S+\s+){0,4}?((?:by|before|until)\s(?:[^,;.!?]|[.](?=\S))+|(?:at|via|under|on|through|with)\s(?=\S*(?:@|www\.|https?:|\w\.\w{2}))(?:[^,;!?.]|[.](?=\S))+)$/i

/** How long what a request asks for takes: “15 minutes”. */
export function durationIn(question: string): string | undefined {
  return durations.exec(question)?.[0]
}

const durations =
  /\b(?:\d{1,3}|five|ten|fifteen|twenty|thirty|forty[- ]five|sixty)[- ]?(?:minutes?|mins?)\b|\bhalf an hour\b|\ban hour\b/i
const nouns =
  /\b(?:video calls?|phone calls?|calls?|chats?|conversations?|talks?|meetings?|demos?|coffees?(?! (?:tasting|machine|bar|break|bean|morning|workshop|course|shop|roast))|walk-?throughs?|tastings?|(?:(?:site|factory|plant|warehouse) )?(?:visits?|tours?)|workshops?|lunch|viewings?|consultations?)\b/i
const times =
  /\b(?:(?:next|this) (?:week|month|monday|tuesday|wednesday|thursday|friday)|tomorrow(?: at \d{1,2}(?:[:.]\d\d)?(?:\s?(?:am|pm)\b)?)?|on (?:monday|tuesday|wednesday|thursday|friday)(?: at \d{1,2}(?:[:.]\d\d)?(?:\s?(?:am|pm)\b)?)?|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/i

function withArticle(noun: string): string {
  return `a ${noun}`
}

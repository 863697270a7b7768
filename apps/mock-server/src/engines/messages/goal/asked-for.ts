import { askNouns, eventNouns, readAsk } from './asks'
import { audienceOf, withAudience } from './audience-of'
import type { ReadClause } from './clause-rule'
import { isAskAlone } from './is-ask-alone'
import { asNounPhrase } from './noun-phrase'
import { isPeople } from './people-words'
import { matterOf, offered } from './read-offering'

/** What somebody is to ask for or do, as far as it names an offer or a matter. */
export function askedFor(text: string): ReadClause {
  const plain = text.trim()
  const [, own = 'our ', event] = events.exec(plain) ?? []
  if (event !== undefined && !/^their\s/i.test(plain)) return { offer: asNounPhrase(`${own}${event}`), ask: 'webinar' }
  const [, ahead = '', shownThen] =
    /^(.*?)\s+to (?:show|present|introduce|offer|sell|demo|pitch|promote)\s+(.+)$/i.exec(plain) ?? []
  if (shownThen !== undefined) return withAudience(askedFor(ahead).audience, offered(shownThen))
  const matter =
    /\b(?:about|regarding|concerning|to discuss|to talk about|covering|to learn (?:more )?about|to hear (?:more )?about)\s+(.+)$/i.exec(
      plain,
    )?.[1]
  if (matter !== undefined) return matterOf(matter)
  const opinion = /\b(?:feedback|opinions?|views?|input|thoughts|comments) (?:on|of|about)\s+(.+)$/i.exec(plain)?.[1]
  if (opinion !== undefined) return matterOf(opinion)
  const [, shown] = new RegExp(`\\b${askNouns}\\s+of\\s+(.+)$`, 'i').exec(plain) ?? []
  if (shown !== undefined) return offered(shown)
  const [, joint = '', whom] =
    new RegExp(
      `\\b${askNouns}(?:\\s+(?:an?|per|each|this|next|every)\\s+\\p{L}+)?\\s+(with|at|from|for|on|to)\\s+(.+)$`,
      'iu',
    ).exec(plain) ?? []
  if (whom !== undefined) {
    const [, people = '', own] = /^(.+?)\s+(?:for|about)\s+((?:our|the|an?)\s.+)$/i.exec(whom) ?? []
    if (own !== undefined && isPeople(people)) return withAudience(audienceOf(people), offered(own))
    if (isPeople(whom) || /^(?:with|at|from)$/i.test(joint)) return { audience: audienceOf(whom) }
    return /^(?:for|on)$/i.test(joint) && !/^(?:next|this|monday|tuesday|wednesday|thursday|friday|\d)/i.test(whom)
      ? offered(whom)
      : {}
  }
  const used =
    /^(?:try(?: out)?|use|test|buy|adopt|switch(?: over)? to|move to|upgrade to|subscribe to|sign up (?:for|to)(?!\s+free\b)|register for|join|attend|visit|come to|download|read|see|look at|check out|start (?:using|with)|order|purchase|consider|choose|evaluate|renew|pilot|license|pre-?order|take part in|apply for)\s+(.+)$/i.exec(
      plain,
    )?.[1]
  // What is theirs is nothing to tell them about.
  if (used !== undefined && /^their\s/i.test(used)) return {}
  const [, gift = '', more = ''] = /^(.+?)\s+(?:for free|free of charge)\b(.*)$/i.exec(used ?? '') ?? []
  if (gift !== '') {
    const read = offered(`${gift}${more}`)
    return { ...read, note: ['It is free of charge.', read.note].filter((each) => each !== undefined).join(' ') }
  }
  if (used !== undefined) return isAskAlone(`a ${used}`.replace(/^a (an?|the|our) /, 'a ')) ? {} : offered(used)
  // “our webinar on AI agents”
  const named = readAsk(plain)
  const isNamed = /^our\s/i.test(plain) || (named !== undefined && /^(?:webinar|download)$/.test(named))
  return isNamed && /^(?:our|an?|the)\s/i.test(plain) && !isAskAlone(plain) ? offered(plain) : {}
}

const events = new RegExp(
  `^((?:our|the|an?)\\s+)?((?:\\p{L}+\\s+){0,3}?${eventNouns}\\b.*?)(?:,?\\s+which is\\s.*)?$`,
  'iu',
)

/** What whoever is written to should do. */
export type Ask =
  | 'call'
  | 'meeting'
  | 'demo'
  | 'visit'
  | 'trial'
  | 'webinar'
  | 'sign-up'
  | 'feedback'
  | 'introduction'
  | 'download'
  | 'reply'

/** What people come together for. */
export const eventNouns =
  '(?:webinars?|workshops?|conferences?|events?|meet-?ups?|dinners?|lunch(?:es)?|breakfasts?|round ?tables?|receptions?|master ?class(?:es)?|summits?|hackathons?|briefings?|sails?|(?:boat |sailing |day )trips?|cruises?|outings?|regattas?|(?:online|info|information) sessions?)'

/** What somebody is asked for, from the words for it. */
export function readAsk(text: string): Ask | undefined {
  const found = asks.flatMap(([pattern, ask]) => {
    const at = text.search(pattern)
    return at < 0 ? [] : [{ ask, at }]
  })
  return found.toSorted((one, other) => one.at - other.at)[0]?.ask
}

const asks: readonly (readonly [RegExp, Ask])[] = [
  [/\b(?:calls?|phone|chats?|conversations?|talk)\b|\b\d{1,3} ?-?min(?:ute)?s?\b/i, 'call'],
  [/\b(?:meetings?|meet|appointments?|coffee)\b/i, 'meeting'],
  [/\b(?:demos?|demonstrations?|walk-?throughs?|product tours?)\b/i, 'demo'],
  [/\b(?:an?|the|for)\s(?:(?:short|quick|brief|site|personal)\s)*visit\b/i, 'visit'],
  // A trial sail is what people come along on.
  [new RegExp(`\\b(?:(?:trial|test)(?!\\s${eventNouns}\\b)|trials|pilots?|try)\\b`, 'i'), 'trial'],
  [
    new RegExp(
      `\\b(?:${eventNouns}|attend)\\b(?!\\s(?:managers?|planners?|organi[sz]ers?|agenc(?:y|ies)|teams?|technicians?|management|coordinators?|industry|insurance)\\b)`,
      'i',
    ),
    'webinar',
  ],
  [/\b(?:sign(?:ing)?[- ]?ups?|subscribe|register|registration)\b/i, 'sign-up'],
  [/\b(?:feedback|opinions?|surveys?|questionnaires?|input|thoughts|views?|reviews?|testimonials?)\b/i, 'feedback'],
  [
    /\b(?:introductions?|intros|intro(?!\s(?:calls?|meetings?|demos?|chats?))|referrals?|refer|forward)\b/i,
    'introduction',
  ],
  [/\b(?:download|white ?papers?|brochures?|e-?books?|case stud(?:y|ies))\b/i, 'download'],
  [/\b(?:repl(?:y|ies)|answers?|respond|responses?|write back|get back|quotes?)\b/i, 'reply'],
]

/** Nouns that are what is asked for, and nothing that is offered. */
export const askNouns =
  '(?:calls?|meetings?|demos?|demonstrations?|conversations?|appointments?|chats?|coffees?|walk-?throughs?|visits?|trials?|pilots?|repl(?:y|ies)|answers?|responses?|feedback|opinions?|introductions?|intros?|referrals?|sign-?ups?|registrations?|reviews?|ratings?|testimonials?|quotes?|bookings?|slots?|leads?)'

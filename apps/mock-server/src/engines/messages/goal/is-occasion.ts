/** Whether words name an event, a paper or something that somebody does, and nothing that could be offered: “webinar 12 March”. */
export function isOccasion(phrase: string): boolean {
  if (isGain.test(phrase) || isService.test(phrase)) return false
  const [core = phrase] = phrase.split(/[,:;(]|\s(?:for|from|to|on|in|at|with|about|of|by|after|before|until)\s/i)
  return atEnd.test(core.replace(when, '').trim()) || atBegin.test(phrase) || dated.test(phrase)
}

/** “Faster delivery” is offered. */
const isGain =
  /\b(?:faster|quicker|cheaper|lower|cleaner|greener|safer|better|shorter|simpler|easier|fairer|smarter)\s\p{L}+$/iu
/** “Weekend deliveries” are offered, and “late deliveries” are what happened. */
const isService =
  /^(?!(?:late|delayed|missed|missing|wrong|damaged|lost|failed|cancelled|canceled|open|overdue|incomplete|your|their|the|all)\s)(?:[\p{L}-]+\s){1,3}(?:deliveries|collections|shipments)$/iu

const nouns =
  '(?:agendas?|anniversar(?:y|ies)|announcements?|apolog(?:y|ies)|appeals?|applications?|appointments?|articles?|awards?|birthdays?|breakfasts?|cancellations?|case[ -]stud(?:y|ies)|catalogues?|celebrations?|certificates?|changes?|christmas|closures?|closing|complaints?|conferences?|confirmations?|congratulations|contests?|contracts?|cooperations?|collaborations?|course|deadlines?|deliver(?:y|ies)|dinners?|discounts?|donations?|easter|events?|fairs?|farewells?|feedback|follow[ -]?ups?|goodbyes?|greetings?|holidays?|hours|increases?|information|interviews?|introductions?|invitations?|invoices?|jobs?|lists?|lunch(?:es)?|meetings?|meet-?ups?|merger|minutes|moves?|news|newsletters?|notes?|notices?|offers?|offices?|openings?|open[ -](?:house|day)|orders?|outages?|part(?:y|ies)|partnerships?|payments?|photos?|podcasts?|positions?|posts?|press releases?|promotions?|quotes?|recalls?|recordings?|references?|registrations?|reminders?|renewals?|reports?|requests?|results?|round ?tables?|sales?|schedules?|scheduling|shipments?|slides|sponsorships?|statements?|stud(?:y|ies)|survey|terminations?|thanks|tickets?|tours?|trade fair|updates?|vacanc(?:y|ies)|visits?|webinars?|welcome|wishes|workshops?|year)'
const atEnd = new RegExp(`(?:^|\\s)${nouns}$`, 'i')
/** What a phrase is named by first, whatever follows. */
const atBegin =
  /^(?:(?:lead|demand) generation|cold (?:outreach|e-?mails?|calls?|messages?)|outreach|e-?mails?\s|messages?\s|campaign\s|post[- ]event|follow[ -]?up|reminder|invitation|announcement|case study|blog post|webinar\s+(?:on|in|at|for|\d)|linkedin\s|partner(?:ship|ing)\s|looking\s|get(?:ting)?\s|happy\s|merry\s|save the date|last (?:call|chance)|meet\s|visit\s|join\s)/i
const when = /\s+(?:\d{4}|Q[1-4]|\d{1,2}(?:st|nd|rd|th)?\s+\p{L}+|\p{L}+\s+\d{1,2}(?:st|nd|rd|th)?|\p{L}+day)$/iu
const dated =
  /\b(?:(?:batch|no\.?|nr\.?|number|model|article|invoice|order|ticket|quote)\s+\S*\d\S*|recall|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|(?:january|february|april|june|july|august|september|october|november|december) \d{1,2}|today|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}[:.]\d{2}|\d{1,2} ?(?:am|pm))\b/iu

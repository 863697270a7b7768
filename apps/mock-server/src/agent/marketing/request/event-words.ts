import { eventNouns } from '../../../engines/messages/goal/asks'

/** What people are invited to, by what it is called. */
export const eventWords = `(?:${eventNouns}|open (?:days?|houses?|evenings?)|(?:trade )?(?:fairs?|shows?)|part(?:y|ies)|festivals?|tastings?|hackathons?|galas?|exhibitions?|concerts?|(?:career|info|information|networking|partner|customer|user) (?:days?|evenings?|nights?)|trainings?|sessions?|get-?togethers?|launch)`

const named = `(?:[\\p{L}\\p{N}&'’-]+\\s+){0,4}?${eventWords}(?:\\s+(?:on|about|for)\\s+(?!\\d)[^,.;:!?]{3,60}?)?`
const held =
  '(?:is|are|takes place|take place|will be|will take place|happens|starts|begins|runs)(?:\\s+(?:held|happening|planned|starting|scheduled))?'
const when = '(?:on|in|at|from|this|next|tomorrow|every)\\s+[^.;:!?]{2,100}'
const dated = new RegExp(`^(the|our|my|an?)\\s+(${named})\\s+${held}\\s+(${when})$`, 'iu')
const listed = new RegExp(
  `^(?:(the|our|my|an?)\\s+)?(${named}),\\s*(?:on\\s+)?(\\d{1,2}(?:st|nd|rd|th)?\\s+\\p{L}+|\\p{L}+\\s+\\d{1,2}(?:st|nd|rd|th)?)(?:,\\s*(?:in\\s+)?(\\p{Lu}[\\p{L}\\s.'’-]{2,40}))?$`,
  'iu',
)
const plain = new RegExp(`^(?:(the|our|my|an?)\\s+)?(${named}\\s+${when})$`, 'iu')

/** An event with its day and place as one is invited to it: “the conference on 20 May” of “the conference is on 20 May”. */
export function eventOf(clause: string): string | undefined {
  const [, whose, event, at] = dated.exec(clause) ?? []
  if (event !== undefined) return `${whose?.toLowerCase()} ${event} ${at}`
  const [, owner = 'our', name, day, place] = listed.exec(clause) ?? []
  if (name !== undefined) return `${owner.toLowerCase()} ${name} on ${day}${place === undefined ? '' : ` in ${place}`}`
  const [, article = 'our', whole] = plain.exec(clause) ?? []
  return whole === undefined || saysMore.test(whole) ? undefined : `${article.toLowerCase()} ${whole}`
}

/** What is said of it is no name of it. */
const saysMore = /\s(?:is|are|was|were|has|have|will|can|costs?|takes?|lasts?|includes?)\s/i

/** What somebody says that they are planning or hosting: “a webinar on 3 March”. */
export function hostedEvent(sentence: string): string | undefined {
  return hosting.exec(sentence)?.[1]
}

const hosting = new RegExp(
  `^(?:we|I)(?:['’]re|['’]m|\\s+are|\\s+am|\\s+will\\s+be)?\\s+(?:hosting|host|having|organi[sz]ing|organi[sz]e|running|holding|hold|planning|giving|throwing|(?:run|have|give|plan)(?=\\s+(?:an?|our|the)\\s+(?:[\\p{L}\\p{N}&'’-]+\\s+){0,4}?${eventWords}\\b))\\s+((?:an?|our|the)\\s.+?)[.\\s]*$`,
  'iu',
)

import type { ReadClause } from './clause-rule'
import { asSentence } from './read-note'
import { toThem } from './to-them'

/** Words that a survey has in a subject. */
const mostNamed = 2

/** Somebody is to answer questions: “ask them to take a survey of 5 questions about delivery times”. */
export function readSurvey(text: string): ReadClause | undefined {
  if (/^(?:https?:|www\.)|^(?:sell|offer|pitch|promote|introduce|present|launch|showcase|demo)\b/i.test(text))
    return undefined
  const [, which = 'a ', survey] =
    /\b(?:(our|the|this|an?)\s+)?((?:(?:short|quick|brief|annual|yearly|monthly|quarterly|customer|online|new|small|anonymous)\s+|\d+[- ](?:question|minute|min)\s+)*(?:survey|questionnaire)\b(?!\s+(?:tool|software|platform|app|results?|findings|report)).*)$/i.exec(
      text,
    ) ?? []
  if (survey !== undefined) {
    const own = which.trim().toLowerCase()
    const named = survey.replace(/\s+(?:of|with|on|about|at)\s.*$/i, '')
    const short = named.split(' ').length > mostNamed ? named.replace(/^.*\s/, '') : named
    return {
      note: asSentence(`we would like to ask you to take part in ${own} ${toThem(survey)}`),
      question: 'Would you take part?',
      subject: `Would you take part in ${own} ${short}?`,
    }
  }
  const [, questions] =
    /^ask(?:ing)?\s+(?:\p{L}+\s+){0,3}?((?:\d{1,2}|two|three|four|five|six|a few|some)\s+(?:short\s+|quick\s+|simple\s+)?questions\b.*)$/iu.exec(
      text,
    ) ?? []
  return questions === undefined
    ? undefined
    : {
        note: asSentence(`I have ${toThem(questions)}`),
        question: 'May I send you these?',
        subject: toThem(questions).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
      }
}

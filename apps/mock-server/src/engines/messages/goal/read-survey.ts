import { lowerFirst } from '../lower-first'
import type { ReadClause } from './clause-rule'
import { asSentence } from './read-note'
import { toThem } from './to-them'

/** Words that a survey has in a subject. */
const mostNamed = 2

/** Somebody is to answer questions: “ask them to take a survey of 5 questions about delivery times”. */
export function readSurvey(text: string): ReadClause | undefined {
  if (/^(?:https?:|www\.)|^(?:sell|offer|pitch|promote|introduce|present|launch|showcase|demo)\b/i.test(text))
    return undefined
  // What stands in brackets is put in later.
  const [, which, survey] = surveyed.exec(text.replaceAll(/\[[^\]]*\]/g, (gap) => '_'.repeat(gap.length))) ?? []
  if (survey !== undefined) {
    const own = which?.trim().toLowerCase() ?? 'a'
    const [named = ''] = text
      .slice(-survey.length)
      .split(/[:,]\s|\s(?:of|with|on|about|at|after|before|by)\s|\safterwards\b/i)
    const behind = text.slice(text.length - survey.length + named.length)
    // “Survey: how happy are you with us?”
    const asked = /^:\s+(?:how|what|why|where|when|which|who|are|is|do|does|did|have|would|will|can)\s/i.test(behind)
      ? '?'
      : ''
    const name = /^\p{Lu}\p{Ll}/u.test(named) ? lowerFirst(named) : named
    const short = name.split(' ').length > mostNamed ? name.replace(/^.*\s/, '') : name
    return {
      note: asSentence(`we would like to ask you to take part in ${own} ${toThem(`${name}${behind}`)}${asked}`),
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

const surveyed =
  /\b(?:(our|the|this|an?)\s+)?((?:(?:short|quick|brief|annual|yearly|monthly|quarterly|customer|client|driver|supplier|satisfaction|service|quality|delivery|market|industry|salary|online|new|small|anonymous)\s+|\d+[- ](?:question|minute|min)\s+)*(?:survey|questionnaire)\b(?!\s+(?:invitations?|invites?|requests?|tool|software|platform|app|results?|findings|report)).*)$/i

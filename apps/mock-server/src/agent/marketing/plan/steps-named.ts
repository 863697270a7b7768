import { ordinalOf } from '../request/message-named'

/** Which messages a wish is about, by their numbers, and the wish without that. */
export interface StepsNamed {
  readonly steps: readonly number[]
  readonly isAll?: boolean
  readonly rest: string
}

/** Reads “in the second”, “mail 3 should …”, “… from 2”, “less formal in 1 and 2”, “to all: …”. */
export function stepsNamed(text: string, count: number): StepsNamed {
  const all = ofAll.exec(text)
  if (all !== null) return { steps: [], isAll: true, rest: without(text, all) }
  const found = [inFront, asObject, behind].map((pattern) => pattern.exec(text)).find((each) => each !== null)
  const { which = '' } = found?.groups ?? {}
  const steps = [...which.matchAll(eachOne)].flatMap(([, ordinal = '', number = '']) => {
    const step = number === '' ? ordinalOf(ordinal) : Number(number)
    return step === -1 ? [count] : [step]
  })
  if (found === undefined || found === null || steps.length === 0) return { steps: [], rest: text }
  return { steps, rest: without(text, found) }
}

function without(text: string, found: RegExpExecArray): string {
  const { keep = '' } = found.groups ?? {}
  return `${text.slice(0, found.index)}${keep}${text.slice(found.index + found[0].length)}`
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const ordinal = '(?:first|second|third|fourth|fifth|sixth|seventh|last|final|[1-7](?:st|nd|rd|th))'
const noun = '(?:linked-?in )?(?:e-?mails?|mails?|messages?|msgs?|steps?|notes?|follow-?ups?)'
const one = `(?:${noun} (?:no\\.? ?|number |#)?[1-7]|(?:the |my |our )?${ordinal}(?: (?:one|${noun}))?|(?:number |no\\.? ?|#)?[1-7])`
const several = `${one}(?:(?:,| and|, and| &) ${one}){0,3}`
const eachOne = new RegExp(`\\b(${ordinal})\\b|(?<![\\d.])([1-7])(?![\\d.]|(?:st|nd|rd|th))`, 'giu')

const ofAll =
  /(?:^|\s)(?:in|to|into|for|of|on|from) (?:any of (?:them|the (?:e-?mails|messages))|all(?: of)?(?: them| (?:the |my |our )?(?:three |two |four |five )?(?:e-?mails|messages|mails|steps))?|every (?:e-?mail|message|mail|one)|each(?: (?:of them|one|e-?mail|message|mail))?|both(?: of them)?)(?=\s*(?:[:,]|$))\s*(?<keep>:)?,?/iu
/** “In the second, …”, “mail 3 should …”, “the last one: …” */
const inFront = new RegExp(
  `^(?:(?:in|for|to|at|on) )?(?<which>${several})(?:\\s*[:,]|(?: should| must| could| needs to| has to| is to| can)(?: just| only| simply)?(?: be)?|(?= (?:ask|say|mention|add|talk|tell|drop|remove|put|write|make|use|leave|start|end|begin|sign|speak|focus|lose|cut|skip|replace|take|too|sounds?|reads?|is|feels?|more|less|shorter|friendlier)\\b))`,
  'iu',
)
/** “Make the last one shorter”, “give the second a different opening” */
const asObject = new RegExp(
  `(?<=^(?:make|keep|give|shorten|trim|tighten|rewrite|reword|rephrase|soften|have|let|get|cut|redo) )(?<which>(?:${noun} (?:no\\.? ?|number |#)?[1-7]|(?:the |my |our )?${ordinal}(?: (?:one|${noun}))?)(?:(?:,| and|, and| &) ${one}){0,3})(?= |$)`,
  'iu',
)
/** “Remove the price from the first”, “ask in 2 if they …” */
const behind = new RegExp(
  `\\s(?:in|from|of|to|into|for|on|at) (?<which>(?:the |my |our )?${ordinal}(?: (?:one|${noun}))?(?:(?:,| and|, and| &) ${one}){0,3}|(?:${noun} )(?:no\\.? ?|number |#)?[1-7](?:(?:,| and|, and| &) ${one}){0,3}|[1-7](?:(?:,| and| &) [1-7]){0,3})(?=\\s*(?:$|[:,]|(?:if|whether|how|when|what|who|that|for|about)\\b))(?<keep>:)?`,
  'iu',
)

import { upperFirst } from '../../../engines/messages/upper-first'
import { styleWords } from './draft-words'
import { ordinal } from './named-message'

/**
 * Which message is meant, where one is to sound otherwise and is named by its order alone: “the second should be shorter”
 * as “the second one …”, “make number 2 shorter” as “make message 2 …”. Two of them are changed one after the other.
 */
export function withMessagesNamed(text: string): string {
  if (text.length > longest || /["“”„:;\n]/.test(text) || !ofStyle.test(text)) return text
  const named = text
    .replace(opener, '$1first one')
    .replace(inWords, (_, noun: string, count: string) => `${noun} ${counts.indexOf(count.toLowerCase()) + 1}`)
    .replace(numbered, 'message $1')
    .replace(alone, '$1$2 one')
  return named.replace(ofTwo, (_, before: string, one: string, other: string, behind: string) => {
    const [lead, rest] = [before.trim(), behind.trim()]
    return [one, other].map((each) => upperFirst(`${lead} the ${each} one ${rest}`.trim())).join('. ')
  })
}

const longest = 120
const ofStyle = new RegExp(`(?<![\\p{L}-])(?:${styleWords}|shorten|cut down)(?![\\p{L}-])`, 'iu')
const opener = /\b(the )(?:opener|(?:opening|initial|very first) (?:one|e-?mail|message|mail))(?![\p{L}-])/giu
const counts = ['one', 'two', 'three', 'four', 'five']
const inWords =
  /\b(e-?mail|message|step) (one|two|three|four|five)(?=\s+(?:should|must|has|needs|is|sounds|a bit|more|less|\p{L}+er\b)|[.!?\s]*$)/giu
const numbered = /(?<!(?:phone|house|room|gate|hall|bay|dock|stand) )\b(?:number|no\.?|#)\s?([1-7])(?![\d\p{L}])/giu
const behind = `(?=\\s+(?:should|must|has to|needs? to|ought to|could|can|be|to be|is|was|sounds?|reads?|a (?:bit|little)|more|less|much|way|too|${styleWords})(?![\\p{L}-])|\\s*[.!?]*$)`
const alone = new RegExp(`\\b((?:the|only|just)\\s)(${ordinal})${behind}`, 'giu')
const which = `(?:the )?(${ordinal})(?: one| e-?mail| message)?`
const ofTwo = new RegExp(
  `^((?:(?:please|now|also|and|make|keep|shorten|write)\\s+)*)${which},? (?:and|&) ${which}s?\\b((?:\\s[^.!?]*)?)[.!?]*$`,
  'iu',
)

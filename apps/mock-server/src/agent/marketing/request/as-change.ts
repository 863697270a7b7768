/**
 * “Write the third email more friendly” changes it, as “make the third email more friendly” does; and in which messages
 * something is to be mentioned, if in all of them, is said by their way alone.
 */
export function asChange(text: string): string {
  return text.replace(inAll, '').replace(writing, 'make $1 ')
}

const inAll =
  /^(?:in|to) (?:the|my|our|this|that|these|both) (?:linked-?in )?(?:e-?mails?|messages?|notes?|texts?)[,:]?\s+(?=(?:please\s+)?(?:say|mention|add|write|tell|ask|include|put|state|note)\b)/i

const message = String.raw`(?:linked-?in\s+)?(?:e-?mails?|messages?|notes?|mails?|steps?|ones?|follow-?ups?)`
const writing = new RegExp(
  String.raw`^(?:re-?)?(?:write|phrase|word|draft)\s+((?:it|them|this|that|these|the\s+(?:\w+\s+)?${message}|(?:e-?mail|message|step)\s+\d)(?:\s+again)?)\s+(?=(?:(?:a\s+(?:bit|little)|much|way|slightly|even)\s+)?(?:more|less)\s|(?:(?:a\s+(?:bit|little)|much)\s+)?(?:short|long|friendli|warm|form|simpl|clear|polit|kind|brief|soft|direct)\p{L}*er\b)`,
  'iu',
)

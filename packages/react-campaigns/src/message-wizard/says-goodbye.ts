/** Whether a text evidently ends a sequence, whoever wrote it: “This is my last note”, “the last you will hear from me”. */
export function saysGoodbye(text: string): boolean {
  return goodbye.test(text)
}

const goodbye =
  /\bthe last (?:you will|you['’]ll|time you(?: will|['’]ll)) hear from (?:me|us)\b|\bthis (?:is|will be) (?:my|our) (?:very )?(?:last|final) (?:note|message|e-?mail)\b|\ba last word from (?:me|us)\b|\bI (?:will not|won['’]t) (?:write|contact you|get in touch|bother you) again\b/i

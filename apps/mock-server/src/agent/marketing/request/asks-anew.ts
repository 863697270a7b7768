/** Whether all of it is to be said in other words, and not a part of it. */
export function asksAnew(clause: string): boolean {
  return otherVersion.test(clause) || (otherWords.test(clause) && !ofPart.test(clause))
}

const otherVersion =
  /\b(?:another|an? (?:new|different|second|third|alternative)|one more|^new|^different) (?:[\p{L}-]+ )?(?:try|version|variant|variation|draft|take|one)\b|^(?:\W*(?:please|the))?\s*(?:new|different) (?:version|draft)\b|\bstart over with\b/iu
const otherWords =
  /\b(?:re-?write|reword|rephrase|paraphrase|redo|vary)\b|\b(?:write|draft|do|word|phrase|say|put|make)\b.*\b(?:again|anew|once more|differently|another way)\b|\bin (?:other|different|new) words\b/i
const ofPart =
  /⟦|\b(?:subject|intro(?:duction)?|opening|opener|greeting|salutation|goodbye|closing|ending|sign-?off|signature|sentences?|lines?|paragraphs?|question|p\.?s|postscript|hook|call to action|cta|as|like|into|from)\b/i

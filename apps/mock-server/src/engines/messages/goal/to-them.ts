/** Words of a goal as they are said to whoever is written to. */
export function toThem(text: string): string {
  // “Most law firms have not tested their portal” is said of others.
  if (ofOthers.test(text)) return text.replaceAll(/\bi['’]m\b/gi, 'I am')
  return text
    .replaceAll(/\bthey(?:['’]re| are)\b/gi, 'you are')
    .replaceAll(/\bthey(?:['’]ve| have)\b/gi, 'you have')
    .replaceAll(/\bthey\b/gi, 'you')
    .replaceAll(/\btheirs\b/gi, 'yours')
    .replaceAll(/\btheir\b/gi, 'your')
    .replaceAll(ofPeople, 'you')
    .replaceAll(/\bi['’]m\b/gi, 'I am')
}

/** What is installed, or taken back, is no reader: “we finance them”. */
const ofPeople =
  /(?<!\bwe\s(?:(?:can|will|also|even)\s)*(?:finance|install|maintain|repair|stock|produce|build|manufacture|assemble|deliver|take|buy)\s)\bthem\b(?!\s(?:clear|cheap|fast|simpl|bett|easi|short|light|saf|green)er\b)/gi

const ofOthers =
  /\b(?:most|(?<!how\s)many|some|other|few|several|half of|\d+ ?% of)\s+(?!of (?:them|you)\b)(?:\p{L}+\s+){0,2}?\p{L}+s\b.*\b(?:they|their|them|theirs)\b/iu

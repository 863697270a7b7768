/** Words of a goal as they are said to whoever is written to. */
export function toThem(text: string): string {
  return text
    .replaceAll(/\bthey(?:['’]re| are)\b/gi, 'you are')
    .replaceAll(/\bthey(?:['’]ve| have)\b/gi, 'you have')
    .replaceAll(/\bthey\b/gi, 'you')
    .replaceAll(/\btheirs\b/gi, 'yours')
    .replaceAll(/\btheir\b/gi, 'your')
    .replaceAll(/\bthem\b/gi, 'you')
    .replaceAll(/\bi['’]m\b/gi, 'I am')
}

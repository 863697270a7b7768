/**
 * Spreadsheets run a cell as a formula if it begins with one of these, and a formula can send a table to a stranger.
 * The wide ones are taken for the others where Japanese is written.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/
/** A number is read as one. All else is calculated where it can be: a telephone number of `+1-555` becomes −554. */
const number = /^[+-](?:\d{1,3}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?|\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?%?$/i
const guarded = /^'+[=+\-@\t\r\n＝＋－＠]/

/**
 * Puts an apostrophe before what a spreadsheet would run, which then shows it as text. It is put before apostrophes that
 * already stand there too, so that `unguardFormula` gives back every text as it was.
 */
export function guardFormula(text: string): string {
  return formula.test(text) && !number.test(text) ? `'${text}` : text
}

/** Takes one apostrophe away again. */
export function unguardFormula(text: string): string {
  return text.charCodeAt(0) === apostrophe && guarded.test(text) ? text.slice(1) : text
}

const apostrophe = 39

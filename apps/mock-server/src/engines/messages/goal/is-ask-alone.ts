import { askNouns, readAsk } from './asks'

/** Whether words ask for something and name nothing else: “a short call”. */
export function isAskAlone(text: string): boolean {
  const plain = text.trim().replace(/^(?:and|to|please)\s+/i, '')
  return (
    new RegExp(
      `^(?:(?:book|arrange|schedule|set up|get|have|reply|join|attend|try|download|request|ask for|sign up|register|subscribe|take|do|agree to)\\b.{0,40}|(?:an?|the|one|short|quick|\\d+[- ]minutes?|free|intro(?:ductory)?|first|discovery|\\s)*${askNouns})$`,
      'i',
    ).test(plain) && readAsk(plain) !== undefined
  )
}

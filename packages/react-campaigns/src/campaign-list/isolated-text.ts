const otherDirection = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Bidi_Control}]/u

/**
 * A name as it goes into a sentence: letters of another direction, and characters that turn text around, have no effect
 * beyond it. Other names stay as they are.
 */
export function isolatedText(name: string): string {
  return otherDirection.test(name) ? `\u2068${name}\u2069` : name
}

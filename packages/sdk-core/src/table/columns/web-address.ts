/** People write addresses of the web without their scheme. */
export function webAddress(text: string): string {
  return /^[a-z][a-z0-9+.-]*:|^[/#?]/i.test(text) ? text : `https://${text}`
}

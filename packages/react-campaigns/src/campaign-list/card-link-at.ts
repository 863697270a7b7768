/** The link of the card that stands there, or of the last one. */
export function cardLinkAt(list: HTMLElement | null, index: number): HTMLElement | null {
  const links = list?.querySelectorAll<HTMLElement>('.inlay-Card-link')
  return links?.item(Math.min(index, links.length - 1)) ?? null
}

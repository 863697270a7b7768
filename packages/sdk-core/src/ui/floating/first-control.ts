/** The control inside a wrapper that has no box of its own (`display: contents`): what floats is placed beside it. */
export function firstControl(wrapper: HTMLElement | null): HTMLElement | null {
  return wrapper?.querySelector<HTMLElement>('button, a, input, textarea, select, [tabindex]') ?? firstWithBox(wrapper)
}

function firstWithBox(wrapper: HTMLElement | null): HTMLElement | null {
  let element = wrapper?.firstElementChild
  while (element instanceof Object && element.classList.contains('inlay-Anchor')) element = element.firstElementChild
  return element ? (element as HTMLElement) : null
}

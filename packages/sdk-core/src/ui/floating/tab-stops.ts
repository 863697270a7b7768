const candidates =
  'a[href], area[href], button, input, select, textarea, summary, audio[controls], video[controls], [contenteditable], [tabindex]'

/** What Tab comes to inside an element, in its order: of a group of radio buttons only one. */
export function tabStops(container: Element): readonly HTMLElement[] {
  const stops = [...container.querySelectorAll<HTMLElement>(candidates)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [contenteditable="false"]') &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true }),
  )
  return stops.filter((element) => !isRadio(element) || isStopOfItsGroup(element, stops.filter(isRadio)))
}

/** The element that takes focus when something opens: the one marked `data-autofocus`, else the first stop. */
export function firstStop(container: Element): HTMLElement | undefined {
  return container.querySelector<HTMLElement>('[data-autofocus]') ?? tabStops(container)[0]
}

function isRadio(element: Element): element is HTMLInputElement {
  return element.matches('input[type="radio"]')
}

function isStopOfItsGroup(radio: HTMLInputElement, all: readonly HTMLInputElement[]): boolean {
  const group = all.filter(({ name, form }) => name === radio.name && form === radio.form)
  return radio.name === '' || radio === (group.find(({ checked }) => checked) ?? group[0])
}

// Written out: what is worked out when a module is read stays in the bundle of who imports a button alone.
const landmark =
  'main, nav, aside, header, footer, search, [role="main"], [role="navigation"], [role="complementary"], ' +
  '[role="banner"], [role="contentinfo"], [role="search"], [role="region"]'

/**
 * The landmark of a root that a control stands in, for what belongs to it: outside of all landmarks, who goes through a
 * page by them would pass it by. `undefined` in a dialog, which has a place for that, and where a root has no landmarks.
 */
export function landmarkOf(control: Element): Element | undefined {
  const nearest = control.closest(`dialog, [role="dialog"], .inlay-InlayRoot, ${landmark}`)
  if (!nearest?.matches(landmark) || nearest.matches('dialog, [role="dialog"], .inlay-InlayRoot')) return undefined
  // A header or a footer is one only where it is that of the page.
  const whole = nearest.matches('header, footer') ? nearest.parentElement?.closest(landmark) : undefined
  const place = whole ?? nearest
  return place.closest('.inlay-InlayRoot') ? place : undefined
}

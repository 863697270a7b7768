/** The library finds the window that we opened by its name. */
export const popupName = 'inlay-sign-in'

const defaultSize = { width: 480, height: 640 }

/** Opens an empty window over the middle of this one; nothing where the browser blocks it. */
export function openPopup({ width, height } = defaultSize): Window | undefined {
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2))
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2))
  const features = Object.entries({ popup: 'yes', width, height, left, top })
  return window.open('', popupName, features.map(([name, value]) => `${name}=${value}`).join(',')) ?? undefined
}

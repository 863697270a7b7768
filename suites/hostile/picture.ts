import { page } from 'vitest/browser'
import { devtools } from '../stage/devtools'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Makes the window as large as this, and the page in it: a test's frame is made smaller where it does not fit. */
export async function resizeTo(width: number, height: number): Promise<void> {
  await devtools().send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })
  await page.viewport(width, height)
}

/** As a test finds it. */
export async function resizeBack(): Promise<void> {
  await devtools().send('Emulation.clearDeviceMetricsOverride')
  await page.viewport(1280, 800)
}

/** A picture as it was taken; its colours are read where its file is not that of another, letter for letter. */
export interface Picture {
  readonly file: string
  readonly pixels: () => Promise<ImageData>
}

/**
 * What a person would see in this page now, once nothing moves. Not all that is there may be painted yet: a picture
 * that is not like the expected one counts when the next one is the same.
 */
export async function takePicture(expected?: Picture): Promise<Picture> {
  let last = expected
  for (let tries = 0; tries < 10; tries += 1) {
    const picture = await takeGlimpse()
    if (last && (await looksLike(picture, last))) return picture
    last = picture
  }
  throw new Error('The page never looks the same twice.')
}

/** The same, perhaps of a moment ago: enough to see that much has changed. */
export async function takeGlimpse(): Promise<Picture> {
  await holdStill()
  const { x, y, width, height } = window.frameElement?.getBoundingClientRect() ?? new DOMRect()
  const clip = { x, y, width, height, scale: 1 }
  const { data } = await devtools().send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, clip })
  let pixels: Promise<ImageData> | undefined
  return { file: data, pixels: () => (pixels ??= readPixels(data)) }
}

async function readPixels(file: string): Promise<ImageData> {
  const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no canvas.')
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, image.width, image.height)
}

async function looksLike(one: Picture, other: Picture): Promise<boolean> {
  if (one.file === other.file) return true
  const { width, height } = await one.pixels()
  return (await sharesOfDifference(one, other, [{ x: 0, y: 0, width, height }])).every((share) => share === 0)
}

/** Which part of each box has other colours in the one picture than in the other: 0 to 1. */
export async function sharesOfDifference(one: Picture, other: Picture, boxes: readonly Box[]): Promise<number[]> {
  if (one.file === other.file) return boxes.map(() => 0)
  const [ours, theirs] = [await one.pixels(), await other.pixels()]
  return boxes.map((box) => shareOfDifference(ours, theirs, box))
}

function shareOfDifference(one: ImageData, other: ImageData, box: Box): number {
  const left = Math.max(0, Math.floor(box.x))
  const top = Math.max(0, Math.floor(box.y))
  const right = Math.min(one.width, Math.ceil(box.x + box.width))
  const bottom = Math.min(one.height, Math.ceil(box.y + box.height))
  const [ours, theirs] = [wholePixels(one), wholePixels(other)]
  let different = 0
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      if (ours[y * one.width + x] === theirs[y * other.width + x]) continue
      if (differs(one.data, 4 * (y * one.width + x), other.data, 4 * (y * other.width + x))) different += 1
    }
  }
  return different / Math.max(1, (right - left) * (bottom - top))
}

/** Most are the same, and told by one comparison. */
function wholePixels({ data }: ImageData): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
}

/** A shadow is rounded up in one picture and down in the next; that nobody sees. */
const rounding = 2

function differs(ours: Uint8ClampedArray, at: number, theirs: Uint8ClampedArray, there: number): boolean {
  for (let channel = 0; channel < 3; channel += 1) {
    if (Math.abs((ours[at + channel] ?? 0) - (theirs[there + channel] ?? 0)) > rounding) return true
  }
  return false
}

/** What enters is there, what turns stands as if it did not. */
async function holdStill(): Promise<void> {
  for (const scope of [document, ...shadowRootsIn(document)]) {
    for (const animation of scope.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
      else animation.finish()
    }
  }
  hideCaret()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** It comes and goes. */
function hideCaret(): void {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  if (focused instanceof HTMLElement) focused.style.setProperty('caret-color', 'transparent', 'important')
}

function shadowRootsIn(scope: ParentNode): readonly ShadowRoot[] {
  return [...scope.querySelectorAll('[data-inlay-host]')].flatMap((host) => host.shadowRoot ?? [])
}

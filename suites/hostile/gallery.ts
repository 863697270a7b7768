import type { Specimen } from '../specimen'
import { mount, type Mounted } from '../stage/mount'
import type { Place } from '../stage/Stand'
import type { CssHost } from './css-hosts'
import { modes, pageWith, placeOf, type Mode } from './page-with'
import { resizeBack, resizeTo, sharesOfDifference, takeGlimpse, takePicture, type Box, type Picture } from './picture'

/** How much of each component looks other than in a page without styles of its own, by host, mode and name. */
export type Findings = ReadonlyMap<CssHost, Readonly<Record<Mode, ReadonlyMap<string, number>>>>

const columns = 2
const columnWidth = 600
const gap = 20
const viewport = { width: gap + columns * (columnWidth + gap), height: 1800 }
/** Of what is higher than this, the rest is more of the same. */
const tallest = 560

/** Many components in one picture: their places are fixed, so that each can be compared by itself. */
export async function compareInGallery(specimens: readonly Specimen[], hosts: readonly CssHost[]): Promise<Findings> {
  const findings = new Map(hosts.map((host) => [host, { inline: new Map(), hardened: new Map(), isolated: new Map() }]))
  for (const baseline of new Set(hosts.map(baselineOf))) {
    const alike = hosts.filter((host) => baselineOf(host) === baseline)
    const [first] = alike
    if (!first) continue
    const zoom = first.zoom ?? 1
    await resizeTo(viewport.width * zoom, viewport.height)
    for (const sheet of layOut(await heightsOf(specimens, first), viewport.height / zoom)) {
      const boxes = sheet.map(({ box }) => scaled(box, zoom))
      const compare = async (clean: Picture, picture: Picture, mode: Mode, host: CssHost) => {
        const shares = await sharesOfDifference(clean, picture, boxes)
        sheet.forEach(({ specimen }, index) => findings.get(host)?.[mode].set(specimen.name, shares[index] ?? 1))
      }
      let takeDown = await hang(sheet, 'inline', first)
      const clean = await pictureIn('inline', { ...first, ...plain(first) })
      for (const mode of modes) {
        if (placeOf(mode) === 'shadow') {
          await takeDown()
          takeDown = await hang(sheet, 'shadow', first)
        }
        for (const host of alike) await compare(clean, await pictureIn(mode, host, clean), mode, host)
      }
      await takeDown()
    }
  }
  await resizeBack()
  return findings
}

function scaled({ x, y, width, height }: Box, zoom: number): Box {
  return { x: x * zoom, y: y * zoom, width: width * zoom, height: height * zoom }
}

/** Hosts that are compared with the same clean page: one of the same direction and size. */
function baselineOf({ zoom = 1, direction }: CssHost): string {
  return `${zoom} ${direction?.own ?? 'ltr'}`
}

/** The same without any style of its own. */
function plain({ direction }: CssHost): Partial<CssHost> {
  return { css: '', first: '', direction: { page: direction?.own ?? 'ltr', own: direction?.own ?? 'ltr' } }
}

interface Hung {
  readonly specimen: Specimen
  readonly box: Box
}

/** Puts the components of one sheet up; the answer takes them down again. */
async function hang(sheet: readonly Hung[], place: Place, host: CssHost): Promise<() => Promise<void>> {
  const takeAway = pageWith('inline', { ...host, ...plain(host) })
  const cells = sheet.map(({ box }) => cellAt(box))
  const mounted: Mounted[] = []
  for (const [index, { specimen }] of sheet.entries()) {
    const direction = host.direction?.own ?? 'ltr'
    mounted.push(await mount(specimen, { place, direction, into: cells[index], alone: true }))
  }
  takeAway()
  return async () => {
    for (const { unmount } of mounted) await unmount()
    for (const cell of cells) cell.remove()
  }
}

/** What hangs, in the page of a host. */
async function pictureIn(mode: Mode, host: CssHost, expected?: Picture): Promise<Picture> {
  const takeAway = pageWith(mode, host)
  const mayDiffer = mode === 'inline' && host.inline === 'loses'
  const picture = expected && mayDiffer ? await takeGlimpse() : await takePicture(expected)
  takeAway()
  return picture
}

async function heightsOf(specimens: readonly Specimen[], host: CssHost): Promise<ReadonlyMap<Specimen, number>> {
  const takeAway = pageWith('inline', { ...host, ...plain(host), zoom: 1 })
  const heights = new Map<Specimen, number>()
  for (const specimen of specimens) {
    const cell = cellAt({ x: 0, y: 0, width: columnWidth, height: tallest })
    const { root, unmount } = await mount(specimen, { into: cell, alone: true, direction: host.direction?.own })
    heights.set(specimen, Math.min(tallest, Math.max(1, Math.floor(root.getBoundingClientRect().height))))
    await unmount()
    cell.remove()
  }
  takeAway()
  return heights
}

/** Fills one column after the other, one sheet after the other. */
function layOut(heights: ReadonlyMap<Specimen, number>, room: number): readonly (readonly Hung[])[] {
  const sheets: Hung[][] = [[]]
  let [column, y] = [0, gap]
  for (const [specimen, height] of heights) {
    if (y + height + gap > room) [column, y] = [column + 1, gap]
    if (column === columns) {
      sheets.push([])
      column = 0
    }
    const box = { x: gap + column * (columnWidth + gap), y, width: columnWidth, height }
    sheets.at(-1)?.push({ specimen, box })
    y += height + gap
  }
  return sheets
}

/** A place in the page that no style moves, and that lets through what is inherited. */
function cellAt({ x, y, width, height }: Box): HTMLElement {
  const cell = document.createElement('div')
  const fixed = {
    display: 'block',
    position: 'absolute',
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    padding: '0',
    border: '0',
    background: 'none',
    overflow: 'hidden',
    'box-sizing': 'border-box',
  }
  for (const [property, value] of Object.entries(fixed)) cell.style.setProperty(property, value, 'important')
  document.body.append(cell)
  return cell
}

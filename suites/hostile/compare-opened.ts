import type { Specimen } from '../specimen'
import { putOnStage } from '../stage/put-on-stage'
import type { CssHost } from './css-hosts'
import { floatsIn } from './floats'
import { pageWith, placeOf, type Mode } from './page-with'
import { sharesOfDifference, takePicture, type Box, type Picture } from './picture'

/** How much of a component and of all that it has opened looks other than in a page without styles of its own. */
export async function compareOpened(specimen: Specimen, host: CssHost, compared: readonly Mode[]) {
  const clean = await openIn(specimen, 'inline')
  const shares: Partial<Record<Mode, number>> = {}
  for (const mode of compared) {
    const { picture } = await openIn(specimen, mode, host, clean.picture)
    shares[mode] = Math.max(...(await sharesOfDifference(clean.picture, picture, clean.boxes)))
  }
  return shares
}

async function openIn(specimen: Specimen, mode: Mode, host?: CssHost, expected?: Picture) {
  const takeAway = pageWith(mode, host)
  const into = document.body.appendChild(document.createElement('div'))
  const place = {
    display: 'block',
    position: 'absolute',
    left: '40px',
    top: '40px',
    width: '600px',
    margin: '0',
    padding: '0',
  }
  for (const [name, value] of Object.entries(place)) into.style.setProperty(name, value, 'important')
  const { root, stage, standBefore, unmount } = await putOnStage(specimen, { place: placeOf(mode), into })
  standBefore()
  await specimen.open?.(stage)
  const picture = await takePicture(expected)
  const boxes = [root, ...floatsIn(root)].map((element): Box => element.getBoundingClientRect())
  await unmount()
  into.remove()
  takeAway()
  return { picture, boxes }
}

import { Fragment } from 'react'
import type { Specimen } from '../specimen'
import { devtools } from '../stage/devtools'
import { mount } from '../stage/mount'

const megabyte = 1024 * 1024
const cycles = 100
const cyclesOfRound = 10
const rounds = 6

/** Together they may not keep a megabyte in a hundred mounts; when they do, each is looked at alone. */
export async function checkHeap(specimens: readonly Specimen[]): Promise<void> {
  const together = await growthOf({
    render: (own) => (
      <>
        {specimens.map((each) => (
          <Fragment key={each.name}>{each.render(own)}</Fragment>
        ))}
      </>
    ),
  })
  if (together <= megabyte) return
  const alone: string[] = []
  for (const specimen of specimens) alone.push(`${specimen.name} keeps ${inMegabytes(await growthOf(specimen))}`)
  throw new Error(`${cycles} mounts keep ${inMegabytes(together)}:\n${alone.join('\n')}`)
}

/**
 * By how many bytes the heap grows in a hundred mounts, told from few of them after the first, which fill the caches.
 * What is kept is kept in every round; where one of them keeps next to nothing, the others had something else to keep.
 */
async function growthOf(specimen: Pick<Specimen, 'render'>): Promise<number> {
  let least = Infinity
  await repeat(specimen)
  for (let round = 0; round < rounds && least > megabyte * 0.75; round += 1) {
    const before = await heapInUse()
    await repeat(specimen)
    least = Math.min(least, ((await heapInUse()) - before) * (cycles / cyclesOfRound))
  }
  return least
}

function inMegabytes(bytes: number): string {
  return `${(bytes / megabyte).toFixed(2)} MB`
}

/** By turns in the page and isolated. */
async function repeat(specimen: Pick<Specimen, 'render'>): Promise<void> {
  for (let time = 0; time < cyclesOfRound; time += 1) {
    const { unmount } = await mount(specimen, { place: time % 2 === 0 ? 'inline' : 'shadow' })
    await unmount()
  }
}

/** After two collections: the first may only find what the second can free. */
async function heapInUse(): Promise<number> {
  const profiler = devtools()
  await profiler.send('HeapProfiler.collectGarbage')
  await profiler.send('HeapProfiler.collectGarbage')
  return (await profiler.send('Runtime.getHeapUsage')).usedSize
}

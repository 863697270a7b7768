import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { expect } from 'vitest'
import { mount } from '../stage/mount'
import type { Place } from '../stage/Stand'
import type { Specimen } from '../specimen'

/** Its element has the slot class and the caller's, the ref leads to it for as long as it is there. */
export async function checkElement(specimen: Specimen, place: Place): Promise<void> {
  const { slot, refTo, own = true } = specimen
  const refs: unknown[] = []
  const ref = (element: unknown) => {
    refs.push(element)
  }
  const { root, unmount } = await mount(specimen, { place, own: { className: 'mine', ref: ref as never } })
  const element = slot === undefined ? undefined : root.querySelector(own ? `.${slot}.mine` : `.${slot}`)
  const target = refs.at(-1)
  const wanted = refTo === undefined ? element : element?.matches(refTo) ? element : element?.querySelector(refTo)
  await unmount()

  expect(element, `an element of its own, .${slot}${own ? ", has the caller's class" : ''}`).not.toBeNull()
  if (!own) return
  if (wanted !== undefined) expect(target, `the ref leads to ${refTo ?? `.${slot}`}`).toBe(wanted)
  if (target !== undefined) expect(refs.at(-1), 'the ref is taken back').toBeNull()
}

/** What it does not know itself goes to its element, as a host's test ids and handlers do. */
export async function checkRest(specimen: Specimen, place: Place): Promise<void> {
  const { root, unmount } = await mount(specimen, { place, change: (element) => withMark(element) })
  const marked = root.querySelector('[data-of-the-host]')
  const own = root.querySelector(`.${specimen.slot}.mine`)
  await unmount()
  expect(own, `there is a .${specimen.slot}.mine`).not.toBeNull()
  expect(marked, 'an attribute that the host gives is on an element').not.toBeNull()
  expect(own?.contains(marked), 'that element is its own or inside of it').toBe(true)
}

/** The element in a tree that has the caller's class is the component: it gets one attribute more. */
function withMark(element: ReactElement): ReactElement {
  const marked = mark(element)
  if (marked.count !== 1) throw new Error('Give own.className to one component, in what render itself returns.')
  return marked.element
}

function mark(element: ReactElement): { readonly element: ReactElement; readonly count: number } {
  const { className, children } = element.props as { readonly className?: unknown; readonly children?: ReactNode }
  if (className === 'mine') return { element: cloneElement(element, { 'data-of-the-host': '' } as object), count: 1 }
  let count = 0
  const marked = (child: ReactNode): ReactNode => {
    if (Array.isArray(child)) return child.map(marked)
    if (!isValidElement(child)) return child
    const below = mark(child)
    count += below.count
    return below.element
  }
  const changed = marked(children)
  return { element: count === 0 ? element : cloneElement(element, {}, ...[changed].flat()), count }
}

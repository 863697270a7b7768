import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Own, Specimen } from '../specimen'
import { Stand, styles, type StandProps } from './Stand'
import { createWorld, type World } from './world'

export interface Mounting extends Partial<Omit<StandProps, 'children'>> {
  readonly own?: Own | undefined
  /** Where it is put; the page, if it says nothing. */
  readonly into?: HTMLElement | undefined
  /** Without anything else: nothing before or after it, and no box around it. @default false */
  readonly alone?: boolean | undefined
  /** Changes the element that the specimen gives, before it is mounted. */
  readonly change?: ((element: ReactElement) => ReactElement) | undefined
}

export interface Mounted {
  /** In the page, around everything. */
  readonly container: HTMLElement
  readonly root: HTMLElement
  /** Focus stands right before the component, so that `Tab` leads into it. */
  readonly standBefore: () => void
  readonly unmount: () => Promise<void>
}

/** Shows a specimen as a host does, with something to focus before and after it, and waits until it is all there. */
export async function mount(specimen: Pick<Specimen, 'render'>, mounting: Mounting = {}): Promise<Mounted> {
  const { own = { className: 'mine', ref: null }, into = document.body, change, place = 'inline', ...rest } = mounting
  const { alone = false, world = sharedWorld(), ...stand } = rest
  const create = (tag: string) => into.ownerDocument.createElement(tag)
  const [container, ground] = [create('div'), create('div')]
  const [before, after] = [create('button'), create('button')]
  before.textContent = 'Before'
  after.textContent = 'After'
  // The page may style what we only need for the test.
  for (const box of [container, ground]) box.style.setProperty('display', 'contents', 'important')
  for (const control of [before, after]) control.style.cssText = 'position: fixed !important; opacity: 0 !important'
  container.append(...(alone ? [ground] : [before, ground, after]))
  into.append(container)

  const madeBefore = world.made()
  const react = createRoot(ground)
  const element = specimen.render(own)
  flushSync(() =>
    react.render(
      <Stand {...stand} world={world} place={place}>
        {change ? change(element) : element}
      </Stand>,
    ),
  )
  const root = await rootIn(ground, place)
  await settled(root, { world, place, madeBefore })
  return {
    container,
    root,
    standBefore: () => before.focus(),
    async unmount() {
      react.unmount()
      container.remove()
      await nextTask()
    },
  }
}

/** One for all that do not say which: what is read once is there at once the next time. */
function sharedWorld(): World {
  shared ??= createWorld()
  return shared
}
let shared: World | undefined

async function rootIn(ground: HTMLElement, place: StandProps['place']): Promise<HTMLElement> {
  // Isolated, the styles come first; loaded once, they are there within a few tasks.
  if (place === 'shadow') await stylesAreLoaded()
  return soon('its root is there', () => {
    const scope = place === 'shadow' ? ground.querySelector('[data-inlay-host]')?.shadowRoot : ground
    return scope?.querySelector<HTMLElement>('[data-inlay-root]') ?? undefined
  })
}

interface Settling {
  readonly world: World
  readonly place: StandProps['place']
  readonly madeBefore: number
}

/** All calls are answered, and what they said is rendered; what that asks for too. */
async function settled(root: HTMLElement, { world, place, madeBefore }: Settling): Promise<void> {
  let [known, shown] = [madeBefore, '']
  do {
    if (world.made() > known) await toldOfAnswers()
    known = world.made()
    shown = root.innerHTML
    // Isolated, parts within parts wait for the styles of their package, one after the other.
    if (place === 'shadow') await stylesAreLoaded()
    await answered(world)
  } while (world.made() > known || root.innerHTML !== shown)
}

/** Who has asked for them before is told before. */
async function stylesAreLoaded(): Promise<void> {
  await Promise.all(styles.map((load) => load()))
}

async function answered(world: World): Promise<void> {
  let quiet = 0
  await soon('all calls are answered', () => {
    quiet = world.pending() === 0 ? quiet + 1 : 0
    return quiet > 12 ? true : undefined
  })
}

/** Who asked is told by a timer, which a browser may hold back for 4 ms; ours is due after that. */
function toldOfAnswers(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 8))
}

/** Most things take a task or two; what is loaded takes longer. */
async function soon<Value>(what: string, look: () => Value | undefined): Promise<Value> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const found = look()
    if (found !== undefined) return found
    await (tries < 50 ? nextTask() : new Promise((resolve) => setTimeout(resolve, 10)))
  }
  throw new Error(`It never came to this: ${what}.`)
}

/** After everything that waits already, React's own work included; a timer would be made to wait for longer. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}

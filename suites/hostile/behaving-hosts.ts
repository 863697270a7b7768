/** A page that does something around us. */
export interface BehavingHost {
  readonly name: string
  readonly build: () => BuiltHost
}

export interface BuiltHost {
  /** Where a component is put. */
  readonly into: HTMLElement
  /** What has happened to the host that may not happen. */
  readonly complaints: () => readonly string[]
  readonly end: () => void
}

export const behavingHosts = {
  modal: { name: 'a modal of the host that traps focus', build: buildModal },
  swallowing: { name: 'a host that swallows events, has keys of its own and replaced fetch', build: buildSwallowing },
  cutting: { name: 'ancestors that transform and cut off', build: buildCutting },
} satisfies Readonly<Record<string, BehavingHost>>

/** As JavaScript libraries trap it: whoever is focused outside loses it again. */
function buildModal(): BuiltHost {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.style.cssText = 'inline-size: 700px; block-size: 500px'
  const fetchBack = (event: FocusEvent) => {
    const target = event.composedPath()[0]
    if (target instanceof Node && !dialog.contains(event.target as Node)) dialog.querySelector('button')?.focus()
  }
  document.addEventListener('focusin', fetchBack, true)
  dialog.showModal()
  return {
    into: dialog,
    complaints: () => (dialog.open ? [] : ['The dialog of the host has been closed.']),
    end() {
      document.removeEventListener('focusin', fetchBack, true)
      dialog.remove()
    },
  }
}

const swallowed = [
  'keydown',
  'keyup',
  'keypress',
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'focusin',
]

/** Nothing of what happens in it reaches the document; what does would be taken for one of its own keys. */
function buildSwallowing(): BuiltHost {
  const into = document.body.appendChild(document.createElement('div'))
  const complaints: string[] = []
  const swallow = (event: Event) => event.stopPropagation()
  for (const type of swallowed) into.addEventListener(type, swallow)
  // A host looks at keys before anybody else, and leaves alone what it does not know.
  const ownKeys = (event: KeyboardEvent) => {
    if (event.key === 'F13') event.preventDefault()
  }
  window.addEventListener('keydown', ownKeys, true)
  const { fetch } = window
  window.fetch = () => {
    complaints.push('The fetch of the page was called.')
    return Promise.reject(new TypeError('This page has a fetch of its own.'))
  }
  return {
    into,
    complaints: () => complaints,
    end() {
      window.removeEventListener('keydown', ownKeys, true)
      window.fetch = fetch
      into.remove()
    },
  }
}

function buildCutting(): BuiltHost {
  const outer = document.body.appendChild(document.createElement('div'))
  outer.style.cssText =
    'transform: scale(0.8); transform-origin: 0 0; filter: drop-shadow(0 0 0 red); contain: paint; perspective: 500px'
  const into = outer.appendChild(document.createElement('div'))
  into.style.cssText = 'overflow: hidden; inline-size: 640px; max-block-size: 200px; will-change: transform; z-index: 0'
  return { into, complaints: () => [], end: () => outer.remove() }
}

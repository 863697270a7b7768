/** All of a page that a component could leave something in, as text to compare. */
export type PageState = Readonly<Record<string, readonly string[]>>

export interface PageWatch {
  /** What is in the page now. */
  readonly state: () => PageState
  /** Gives the page its own functions back. */
  readonly end: () => void
}

/**
 * Sees what is left in a page: elements, attributes, styles, names and what they stand for, listeners, storage, highlights,
 * and the timers that our code has begun.
 */
export function watchPage(): PageWatch {
  const listeners = watchListeners()
  const timers = watchTimers()
  return {
    state: () => ({
      head: [...document.head.children].map((child) => child.outerHTML.slice(0, 200)),
      html: attributesOf(document.documentElement),
      body: [...attributesOf(document.body), `${document.body.childElementCount} children`],
      'adopted style sheets': [`${document.adoptedStyleSheets.length}`],
      'functions of the page': functionsOf(wellKnown),
      handlers: handlersOf(),
      cookies: document.cookie === '' ? [] : document.cookie.split('; '),
      'names on window': Object.getOwnPropertyNames(window).sort(),
      'local storage': Object.entries(localStorage).map(String),
      'session storage': Object.entries(sessionStorage).map(String),
      highlights: [...CSS.highlights].map(([name, highlight]) => `${name}: ${highlight.size}`),
      listeners: listeners.list(),
      timers: timers.list(),
    }),
    end() {
      listeners.end()
      timers.end()
    },
  }
}

function attributesOf(element: Element): readonly string[] {
  return [...element.attributes].map(({ name, value }) => `${name}="${value}"`)
}

/** What others in the page call, and a component must not put its own in place of. */
const wellKnown: Readonly<Record<string, readonly [holder: object, names: readonly string[]]>> = {
  window: [window, ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Promise', 'matchMedia', 'open']],
  console: [console, ['debug', 'info', 'log', 'warn', 'error']],
  history: [history, ['pushState', 'replaceState']],
  document: [document, ['createElement', 'querySelector', 'getElementById']],
}

const identities = new WeakMap<object, number>()
let known = 0

/** Which function a name stands for, as a number: the same function has the same one. */
function functionsOf(holders: typeof wellKnown): readonly string[] {
  return Object.entries(holders).flatMap(([holderName, [holder, names]]) =>
    names.map((name) => `${holderName}.${name} #${identityOf(Reflect.get(holder, name))}`),
  )
}

function identityOf(value: unknown): number {
  if (typeof value !== 'function') return 0
  const identity = identities.get(value) ?? (known += 1)
  identities.set(value, identity)
  return identity
}

/** With those that it has from its kind. */
function namesOf(holder: object | null): readonly string[] {
  return holder === null ? [] : [...Object.getOwnPropertyNames(holder), ...namesOf(Object.getPrototypeOf(holder))]
}

/** What is set as `onkeydown` and its like on what outlives every component. */
function handlersOf(): readonly string[] {
  const { visualViewport } = window
  const holders = { window, document, html: document.documentElement, body: document.body, visualViewport }
  return Object.entries(holders).flatMap(([holderName, holder]) => {
    if (!holder) return []
    return namesOf(holder)
      .filter((name) => name.startsWith('on'))
      .flatMap((name) => {
        const handler: unknown = Reflect.get(holder, name)
        return typeof handler === 'function' ? `${holderName}.${name} #${identityOf(handler)}` : []
      })
  })
}

/**
 * Those on what outlives every component: the window, the part of it that is seen, the document and its two first
 * elements; and on questions about media, which live as long as somebody listens to them.
 */
function watchListeners() {
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const present = new Map<string, string>()
  const numbers = new Map<unknown, number>()
  const numberOf = (one: unknown) => {
    const number = numbers.get(one) ?? numbers.size
    numbers.set(one, number)
    return number
  }
  const keyOf = (target: unknown, [type, listener, options]: Parameters<EventTarget['addEventListener']>) => {
    const isMedia = target instanceof MediaQueryList
    const name = isMedia ? `media ${target.media}` : outliving.get(target)
    if (name === undefined || !listener) return undefined
    const capture = typeof options === 'object' ? options.capture === true : options === true
    // The same question asked again is another object, which a listener on the first cannot be taken from.
    const asked = isMedia ? ` of #${numberOf(target)}` : ''
    return `${name} ${type}${capture ? ' (capture)' : ''} #${numberOf(listener)}${asked}`
  }
  const outliving = new Map<unknown, string>([
    [window, 'window'],
    [undefined, 'window'],
    [document, 'document'],
    [document.documentElement, 'html'],
    [document.body, 'body'],
    [window.visualViewport, 'visualViewport'],
  ])

  function add(this: EventTarget, ...given: Parameters<EventTarget['addEventListener']>): void {
    const key = keyOf(this, given)
    const options = given[2]
    const refused = typeof options === 'object' && options.signal?.aborted === true
    if (key !== undefined && !refused && !present.has(key)) {
      present.set(key, originOf(new Error('here')))
      if (typeof options === 'object') {
        options.signal?.addEventListener('abort', () => present.delete(key))
        if (options.once) addEventListener.call(this, given[0], () => present.delete(key), options)
      }
    }
    addEventListener.apply(this, given)
  }
  function remove(this: EventTarget, ...given: Parameters<EventTarget['removeEventListener']>): void {
    const key = keyOf(this, given)
    if (key !== undefined) present.delete(key)
    removeEventListener.apply(this, given)
  }
  // Tools of the test may have given the window functions of its own.
  const patched = [EventTarget.prototype, window].map((holder) => {
    const own = Object.entries({ addEventListener: add, removeEventListener: remove }).map(([name, replacement]) => {
      const before = Object.getOwnPropertyDescriptor(holder, name)
      Object.defineProperty(holder, name, { configurable: true, writable: true, value: replacement })
      return () => {
        if (before) Object.defineProperty(holder, name, before)
        else delete (holder as unknown as Record<string, unknown>)[name]
      }
    })
    return () => own.forEach((restore) => restore())
  })
  return {
    list: () => [...present].map(([key, origin]) => `${key} ${origin}`),
    end: () => patched.forEach((restore) => restore()),
  }
}

const starters = [
  ['setTimeout', 'clearTimeout', true],
  ['setInterval', 'clearInterval', false],
  ['requestAnimationFrame', 'cancelAnimationFrame', true],
  ['requestIdleCallback', 'cancelIdleCallback', true],
] as const

type Starter = (run: (...given: unknown[]) => unknown, ...rest: unknown[]) => unknown

/** Those that our packages began, however deep below: the tools of the test have timers too. */
function watchTimers() {
  const present = new Map<string, string>()
  const page = window as unknown as Record<string, Starter>
  const own = new Map(starters.flatMap(([start, stop]) => [start, stop]).map((name) => [name, page[name]] as const))

  for (const [start, stop, once] of starters) {
    const begin = page[start]
    const cancel = page[stop] as unknown as (id: unknown) => void
    if (!begin) continue
    page[start] = (run, ...rest) => {
      const origin = originOf(new Error('here'))
      let key = ''
      const id = begin.call(
        window,
        (...given) => {
          if (once) present.delete(key)
          return run(...given)
        },
        ...rest,
      )
      key = `${stop} ${String(id)}`
      if (origin !== '') present.set(key, `${start} ${origin}`)
      return id
    }
    page[stop] = (id: unknown) => {
      present.delete(`${stop} ${String(id)}`)
      cancel.call(window, id)
    }
  }
  return {
    list: () => [...present.values()],
    end() {
      for (const [name, original] of own) if (original) page[name] = original
    },
  }
}

/** The first of our own files in a stack: where to look. */
function originOf({ stack }: Error): string {
  return /\/((?:packages|suites\/bad)\/[^?:)]+)/.exec(stack ?? '')?.[1] ?? ''
}

import { useEffect } from 'react'
import type { Specimen } from '../specimen'

/** Counted up to end what would go on for ever. */
let round = 0

/** Components that leave something in the page, by what they leave. */
export const badGuests = {
  'listeners: window resize': leaves(() => window.addEventListener('resize', () => undefined)),
  'listeners: body keydown (capture)': leaves(() => document.body.addEventListener('keydown', () => undefined, true)),
  'listeners: visualViewport resize': leaves(() => window.visualViewport?.addEventListener('resize', () => undefined)),
  'listeners: media (min-width: 1px) change': leaves(() =>
    matchMedia('(min-width: 1px)').addEventListener('change', () => undefined),
  ),
  'listeners: media (min-width: 2px) change': leaves(() => {
    const listener = () => undefined
    matchMedia('(min-width: 2px)').addEventListener('change', listener)
    matchMedia('(min-width: 2px)').removeEventListener('change', listener)
  }),
  'handlers: visualViewport.onresize': leaves(() => {
    if (window.visualViewport) window.visualViewport.onresize = () => undefined
  }),
  'handlers: window.onresize': leaves(() => (window.onresize = () => undefined)),
  'handlers: document.onkeydown': leaves(() => (document.onkeydown = () => undefined)),
  'functions of the page: window.fetch': leaves(() => (window.fetch = window.fetch.bind(window))),
  'functions of the page: console.error': leaves(() => (console.error = console.error.bind(console))),
  cookies: leaves(() => (document.cookie = 'bad=1')),
  'timers: setInterval': leaves(() => setInterval(() => undefined, 60_000)),
  'timers: requestAnimationFrame': leaves(() => {
    const own = round
    const again = () => void (own === round && requestAnimationFrame(again))
    again()
  }),
  head: leaves(() => document.head.append(document.createElement('style'))),
  body: leaves(() => document.body.setAttribute('data-bad', '')),
  html: leaves(() => document.documentElement.style.setProperty('overflow', 'hidden')),
  'adopted style sheets': leaves(() => document.adoptedStyleSheets.push(new CSSStyleSheet())),
  'names on window': leaves(() => Object.assign(window, { bad: true })),
  'local storage': leaves(() => localStorage.setItem('bad', '1')),
  'session storage': leaves(() => sessionStorage.setItem('bad', '1')),
  highlights: leaves(() => CSS.highlights.set('bad', new Highlight(new Range()))),
} satisfies Readonly<Record<string, Specimen>>

/** Components that give back what they took. */
export const goodGuests = {
  'takes its listeners off': givesBack(() => {
    const targets = [window, document, document.body, window.visualViewport, matchMedia('(min-width: 1px)')]
    const listener = () => undefined
    for (const target of targets) target?.addEventListener('change', listener, { capture: true })
    return () => targets.forEach((target) => target?.removeEventListener('change', listener, { capture: true }))
  }),
  'takes its listeners off by a signal, and adds none after it': givesBack(() => {
    const stop = new AbortController()
    window.addEventListener('resize', () => undefined, { signal: stop.signal })
    return () => {
      stop.abort()
      window.addEventListener('resize', () => undefined, { signal: stop.signal })
    }
  }),
  'listens once, and has heard it': givesBack(() => {
    window.addEventListener('guest', () => undefined, { once: true })
    return () => window.dispatchEvent(new Event('guest'))
  }),
  'gives back what it has replaced': givesBack(() => {
    const { fetch: before, onresize } = window
    window.fetch = before.bind(window)
    window.onresize = () => undefined
    document.cookie = 'good=1'
    return () => {
      window.fetch = before
      window.onresize = onresize
      document.cookie = 'good=; max-age=0'
    }
  }),
} satisfies Readonly<Record<string, Specimen>>

const own = { fetch: window.fetch, error: console.error }

/** Takes away what they have left, for the next test. */
export function tidyUp(): void {
  round += 1
  for (const style of document.head.querySelectorAll('style:empty')) style.remove()
  document.body.removeAttribute('data-bad')
  document.documentElement.removeAttribute('style')
  document.adoptedStyleSheets = []
  delete (window as unknown as Record<string, unknown>)['bad']
  window.fetch = own.fetch
  console.error = own.error
  window.onresize = null
  document.onkeydown = null
  if (window.visualViewport) window.visualViewport.onresize = null
  document.cookie = 'bad=; max-age=0'
  localStorage.clear()
  sessionStorage.clear()
  CSS.highlights.delete('bad')
}

/** Keeps a tenth of a megabyte of each of its mounts. */
export const hoarder: Specimen = {
  name: 'Hoarder',
  render: () => <Leaving leave={() => void hoard.push(Array.from({ length: 6_000 }, (_, index) => ({ index })))} />,
}
const hoard: unknown[] = []

function leaves(leave: () => unknown): Specimen {
  return { name: 'Guest', render: () => <Leaving leave={leave} /> }
}

function givesBack(take: () => () => unknown): Specimen {
  return { name: 'Guest', render: () => <Borrowing take={take} /> }
}

function Borrowing({ take }: { readonly take: () => () => unknown }) {
  useEffect(() => {
    const giveBack = take()
    return () => void giveBack()
  }, [take])
  return <p>Guest</p>
}

function Leaving({ leave }: { readonly leave: () => unknown }) {
  useEffect(() => {
    leave()
  }, [leave])
  return <p>Guest</p>
}

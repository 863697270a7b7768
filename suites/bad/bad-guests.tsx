import { useEffect } from 'react'
import type { Specimen } from '../specimen'

/** Components that leave something in the page, by what they leave. */
export const badGuests = {
  'listeners: window resize': leaves(() => window.addEventListener('resize', () => undefined)),
  'listeners: body keydown (capture)': leaves(() => document.body.addEventListener('keydown', () => undefined, true)),
  'listeners: visualViewport resize': leaves(() => window.visualViewport?.addEventListener('resize', () => undefined)),
  'listeners: media (min-width: 1px) change': leaves(() =>
    matchMedia('(min-width: 1px)').addEventListener('change', () => undefined),
  ),
  'handlers: window.onresize': leaves(() => (window.onresize = () => undefined)),
  'handlers: document.onkeydown': leaves(() => (document.onkeydown = () => undefined)),
  'functions of the page: window.fetch': leaves(() => (window.fetch = window.fetch.bind(window))),
  'functions of the page: console.error': leaves(() => (console.error = console.error.bind(console))),
  cookies: leaves(() => (document.cookie = 'bad=1')),
  'timers: setInterval': leaves(() => setInterval(() => undefined, 60_000)),
  'timers: requestAnimationFrame': leaves(() => {
    const again = () => requestAnimationFrame(again)
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

const own = { fetch: window.fetch, error: console.error }

/** Takes away what they have left, for the next test. */
export function tidyUp(): void {
  for (const style of document.head.querySelectorAll('style:empty')) style.remove()
  document.body.removeAttribute('data-bad')
  document.documentElement.removeAttribute('style')
  document.adoptedStyleSheets = []
  delete (window as unknown as Record<string, unknown>)['bad']
  window.fetch = own.fetch
  console.error = own.error
  window.onresize = null
  document.onkeydown = null
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

function Leaving({ leave }: { readonly leave: () => unknown }) {
  useEffect(() => {
    leave()
  }, [leave])
  return <p>Guest</p>
}

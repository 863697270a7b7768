import { forwardRef, useEffect, useId, useReducer, useRef, useState, type ReactElement, type Ref } from 'react'
import type { Specimen } from '../specimen'

/** Components that are wrong in one thing each, by what conformance says about them. */
export const badElements = {
  'takes no class': of((own) => <span ref={own.ref} className="bad" />),
  'is not what it says': { ...of(() => <span className="other" />), own: false },
  'takes no ref': of((own) => <span className={`bad ${own.className}`} />),
  'gives its ref something else': of((own) => (
    <span className={`bad ${own.className}`}>
      <b ref={own.ref} />
    </span>
  )),
  'drops what it does not know': of((own) => <Closed className={own.className} ref={own.ref} />),
  'has a name for nobody': of((own) => (
    <button type="button" className={`bad ${own.className}`} ref={own.ref}>
      <svg />
    </button>
  )),
  'asks for the window while it is written': of((own) => (
    <span className={`bad ${own.className}`} ref={own.ref}>
      <Width />
    </span>
  )),
  'cannot be used by keyboard': {
    ...of((own) => (
      <button type="button" className={`bad ${own.className}`} ref={own.ref}>
        Press
      </button>
    )),
    async keyboard({ keys, focused, until }) {
      await keys('{Tab}')
      await until('the second control has focus', () => focused()?.textContent === 'Another')
    },
  },
  'says nothing about keys': of((own) => <input className={`bad ${own.className}`} ref={own.ref} aria-label="Name" />),
  'has one id twice': of((own) => (
    <span className={`bad ${own.className}`} ref={own.ref}>
      <i id="one">One</i>
    </span>
  )),
  'opens somewhere else': {
    ...of(() => <p>Elsewhere</p>),
    async open() {
      await Promise.resolve()
    },
  },
  'closes by any Escape': {
    ...of(() => <Listening />),
    async open({ keys, find }) {
      await keys('{Tab}{Enter}')
      await find('menu')
    },
  },
  'counts all that are there': of(() => <Counting />),
} satisfies Readonly<Record<string, Specimen>>

interface OwnElement {
  readonly className: string
  readonly ref: Ref<never>
}

function of(render: (own: OwnElement) => ReactElement): Specimen {
  return { name: 'Bad', slot: 'bad', render }
}

const Closed = forwardRef<HTMLSpanElement, { readonly className: string }>(function Closed({ className }, ref) {
  return <span ref={ref} className={`bad ${className}`} id={useId()} />
})

/** Another number on each look, as between a server and a browser. */
function Width() {
  looks += 1
  return <>{looks}</>
}
let looks = 0

/** Its popover goes by the Escape of anybody in the page. */
function Listening() {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open) box.current?.showPopover()
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false)
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [open])
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <div ref={box} popover="manual" role="menu">
          Menu
        </div>
      )}
    </>
  )
}

const counting = new Set<() => void>()

/** One list for the whole page. */
function Counting() {
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    counting.add(refresh)
    for (const each of counting) each()
    return () => {
      counting.delete(refresh)
      for (const each of counting) each()
    }
  }, [])
  return <p>{counting.size}</p>
}

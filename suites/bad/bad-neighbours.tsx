import { useEffect, useRef, useState } from 'react'
import type { Specimen } from '../specimen'

const pressed = { count: 0 }

/** Components that do not get on with every page, by what is wrong with them. */
export const badNeighbours = {
  'is measured by the type of the page': of(() => <p style={{ fontSize: '1rem', lineHeight: '1rem' }}>Text</p>),
  'hears keys at the document': {
    ...of(() => <Hearing />),
    async keyboard({ keys, until }) {
      pressed.count = 0
      await keys('{Tab}{Enter}')
      await until('the key has arrived', () => pressed.count === 1)
    },
  },
  'opens what its ancestors cut off': {
    ...of(() => <Opening popover={false} />),
    async open({ keys, find }) {
      await keys('{Tab}{Enter}')
      await find('menu')
    },
  },
  'lets Escape go on': {
    ...of(() => <Opening popover />),
    async open({ keys, find }) {
      await keys('{Tab}{Enter}')
      await find('menu')
    },
  },
  'calls the fetch of the page': of(() => <Fetching />),
} satisfies Readonly<Record<string, Specimen>>

function of(render: Specimen['render']): Specimen {
  return { name: 'Neighbour', render }
}

function Hearing() {
  useEffect(() => {
    const hear = () => {
      pressed.count += 1
    }
    document.addEventListener('keyup', hear)
    return () => document.removeEventListener('keyup', hear)
  }, [])
  return <button type="button">Press</button>
}

function Opening({ popover }: { readonly popover: boolean }) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open && popover) box.current?.showPopover()
  }, [open, popover])
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false)
        }}
      >
        Open
      </button>
      {open && (
        <div ref={box} role="menu" popover={popover ? 'manual' : undefined}>
          Menu
        </div>
      )}
    </>
  )
}

function Fetching() {
  useEffect(() => {
    fetch('/anything').catch(() => undefined)
  }, [])
  return <p>Text</p>
}

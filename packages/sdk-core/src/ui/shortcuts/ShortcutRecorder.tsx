import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { Kbd } from '../kbd/Kbd'
import { platformOf } from '../kbd/platform-of'
import { shortcutMessages } from './shortcut-messages'
import { useClock } from '../root/use-clock'
import { pressOf, writePress } from './match-chord'

export interface ShortcutRecorderProps {
  /** Whose keys they become. */
  readonly label: string
  readonly onRecord: (keys: string) => void
  readonly onCancel: () => void
}

/** How long after one key another may follow: `g c`. */
const pause = 1_000

/** Waits for keys to be pressed. Escape and Tab leave it as it was. */
export function ShortcutRecorder({ label, onRecord, onCancel }: ShortcutRecorderProps) {
  const t = useMessages(shortcutMessages)
  const clock = useClock()
  const element = useRef<HTMLButtonElement>(null)
  const [chords, setChords] = useState<readonly string[]>([])
  const finish = useRef<() => void>(undefined)
  useEffect(() => {
    element.current?.focus()
    return () => finish.current?.()
  }, [])

  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const { nativeEvent } = event
    // All keys are for it, also those that would close a dialog around it.
    event.stopPropagation()
    if (nativeEvent.isComposing || event.repeat || event.key === 'Tab') return
    event.preventDefault()
    if (event.key === 'Escape') {
      onCancel()
      return
    }
    const chord = writePress(pressOf(nativeEvent), platformOf(event.currentTarget))
    // By these, buttons and links are pressed: no shortcut may take them.
    if (chord === undefined || chord === 'enter' || chord === 'space') return
    const next = [...chords, chord]
    setChords(next)
    finish.current?.()
    // Two are as many as anybody remembers; keys with a modifier are complete as they are.
    if (next.length === 2 || /^(?:mod|ctrl|alt|meta)\+/.test(chord)) onRecord(next.join(' '))
    else finish.current = clock.after(pause, () => onRecord(next.join(' ')))
  }

  return (
    <button
      ref={element}
      type="button"
      className="inlay-Shortcuts-recorder"
      aria-label={t('recording', { name: label })}
      onKeyDown={press}
      onBlur={onCancel}
    >
      {chords.length > 0 ? <Kbd keys={chords.join(' ')} /> : t('pressKeys')}
    </button>
  )
}

import { useEffect, useId, useRef, useState } from 'react'
import { CircleAlert, RotateCcw } from 'lucide-react'
import type { ShortcutConflict } from '../../ports/host'
import { useMessages } from '../../react/messages/use-messages'
import { IconButton } from '../icon-button/IconButton'
import { Icon } from '../icon/Icon'
import { Kbd } from '../kbd/Kbd'
import { shortcutMessages } from './shortcut-messages'
import { useAnnounce } from '../root/use-announce'
import { Switch } from '../switch/Switch'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import type { ShortcutInfo } from './shortcut-registry'
import { ShortcutRecorder } from './ShortcutRecorder'
import type { Shortcuts } from './use-shortcuts'

export interface ShortcutRowProps {
  readonly shortcut: ShortcutInfo
  readonly settings: Shortcuts
}

/** One shortcut: what it does, its keys, which can be changed by pressing others, and whether it is on. */
export function ShortcutRow({ shortcut, settings }: ShortcutRowProps) {
  const t = useMessages(shortcutMessages)
  const announce = useAnnounce()
  const keys = useRef<HTMLButtonElement>(null)
  const conflictId = useId()
  const [recording, setRecording] = useState(false)
  const [refused, setRefused] = useState<ShortcutConflict>()
  const wasRecording = useRef(false)
  const { id, label, defaultKeys, enabled } = shortcut
  const inUse = settings.enabled && enabled
  const conflict = refused ?? (inUse ? shortcut.conflict : undefined)

  useEffect(() => {
    if (wasRecording.current && !recording) keys.current?.focus()
    wasRecording.current = recording
  }, [recording])

  const record = (next: string) => {
    const taken = settings.remap(id, next)
    setRefused(taken)
    setRecording(false)
    if (taken) announce(wordsOf(taken), { assertive: true })
  }
  const wordsOf = (taken: ShortcutConflict) => {
    const other = settings.shortcuts.find((one) => one.id === taken.otherId)
    return other ? t('taken', { name: other.label }) : t('reserved')
  }

  return (
    <li className="inlay-Shortcuts-row" data-off={inUse ? undefined : ''}>
      <div className="inlay-Shortcuts-words">
        <span className="inlay-Shortcuts-label">{label}</span>
        {conflict && (
          <span id={conflictId} className="inlay-Shortcuts-conflict">
            <Icon icon={CircleAlert} size={14} />
            {refused && <Kbd keys={refused.keys} />}
            {wordsOf(conflict)}
          </span>
        )}
      </div>
      {shortcut.keys !== defaultKeys && !recording && (
        <IconButton
          icon={RotateCcw}
          size="compact"
          label={t('reset', { name: label })}
          onClick={() => {
            settings.reset(id)
            setRefused(undefined)
            keys.current?.focus()
          }}
        />
      )}
      {recording ? (
        <ShortcutRecorder label={label} onRecord={record} onCancel={() => setRecording(false)} />
      ) : (
        <button
          ref={keys}
          type="button"
          className="inlay-Shortcuts-keys"
          aria-describedby={conflict && conflictId}
          onClick={() => {
            setRefused(undefined)
            setRecording(true)
          }}
        >
          <VisuallyHidden>{t('change', { name: label })} </VisuallyHidden>
          <Kbd keys={shortcut.keys} />
        </button>
      )}
      <Switch
        label={t('on', { name: label })}
        labelHidden
        checked={enabled}
        disabledReason={settings.enabled ? undefined : t('shortcutsAreOff')}
        onCheckedChange={(on) => settings.turn(id, on)}
      />
    </li>
  )
}

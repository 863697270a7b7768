import { useState } from 'react'
import { Check, ChevronRight, Route, X } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { CopyButton } from '../copy-button/CopyButton'
import { useCopy } from '../copy-button/use-copy'
import { IconButton } from '../icon-button/IconButton'
import { Icon } from '../icon/Icon'
import { kitMessages } from '../messages'
import { jsonMessages } from './json-messages'
import type { JsonPath, JsonRow } from './json-rows'
import { jsonText, pathText, valueText } from './json-text'

export interface JsonLineProps {
  readonly row: JsonRow
  readonly labelId: string
  readonly isStop: boolean
  readonly textLimit: number
  readonly hiddenKeys: ReadonlySet<string>
  readonly onFocus: () => void
  readonly onTurn: () => void
}

/** One line of the tree. What can be pressed in it is a stop of Tab while the line is the current one. */
export function JsonLine({ row, labelId, isStop, textLimit, hiddenKeys, onFocus, onTurn }: JsonLineProps) {
  const t = useMessages(jsonMessages)
  const { name, range, kind, open, cut, count, value, level } = row
  const holds = kind === 'object' || kind === 'array'
  return (
    // The arrow keys are the tree's to hear; a press opens as the keys do.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="treeitem"
      tabIndex={isStop ? 0 : -1}
      className="inlay-JsonView-row"
      data-kind={kind}
      data-open={open ? '' : undefined}
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={open}
      aria-labelledby={labelId}
      style={{ paddingInlineStart: (level - 1) * 16 + 4 }}
      onFocus={(event) => {
        if (event.target === event.currentTarget) onFocus()
      }}
      onClick={(event) => {
        if (!(event.target as HTMLElement).closest('button')) onTurn()
      }}
    >
      <span className="inlay-JsonView-mark">{open !== undefined && <Icon icon={ChevronRight} size={14} />}</span>
      <span id={labelId} className="inlay-JsonView-words">
        {range && <span className="inlay-JsonView-name">{`[${range[0]} … ${range[1]}]`}</span>}
        {name !== undefined && (
          <span className="inlay-JsonView-name">
            {name}
            <span className="inlay-JsonView-colon">: </span>
          </span>
        )}
        {cut && <span className="inlay-JsonView-cut">{cut === 'too-deep' ? t('tooDeep') : t('circular')}</span>}
        {!cut && !range && holds && (
          <span className="inlay-JsonView-value">
            {kind === 'array' ? '[ ]' : '{ }'}
            <span className="inlay-JsonView-count"> {t('entries', { count: count ?? 0 })}</span>
          </span>
        )}
        {!holds && <JsonValue value={value} limit={textLimit} isStop={isStop} />}
      </span>
      {!range && (
        <span className="inlay-JsonView-actions">
          <CopyButton
            size="compact"
            tabIndex={isStop ? 0 : -1}
            label={t('copyValue')}
            text={() => jsonText(value, hiddenKeys)}
          />
          {row.path.length > 0 && <CopyPath path={row.path} isStop={isStop} />}
        </span>
      )}
    </div>
  )
}

/** Beside the button that copies the value, so it has a sign of its own. */
function CopyPath({ path, isStop }: { readonly path: JsonPath; readonly isStop: boolean }) {
  const t = useMessages(jsonMessages)
  const kit = useMessages(kitMessages)
  const [state, copy] = useCopy()
  const words = { idle: t('copyPath'), copied: kit('copied'), failed: kit('copyFailed') }
  return (
    <IconButton
      icon={{ idle: Route, copied: Check, failed: X }[state]}
      size="compact"
      tabIndex={isStop ? 0 : -1}
      label={words[state]}
      onClick={() => copy(pathText(path))}
    />
  )
}

/** A value without entries; a long text is cut, with a button for the rest. */
function JsonValue({
  value,
  limit,
  isStop,
}: {
  readonly value: unknown
  readonly limit: number
  readonly isStop: boolean
}) {
  const t = useMessages(jsonMessages)
  const [whole, setWhole] = useState(false)
  const text = valueText(value)
  const long = text.length > limit + 20
  return (
    <>
      <span className="inlay-JsonView-value">{long && !whole ? `${text.slice(0, limit)}…` : text}</span>
      {long && (
        <button
          type="button"
          tabIndex={isStop ? 0 : -1}
          className="inlay-JsonView-more"
          onClick={() => setWhole(!whole)}
        >
          {whole ? t('less') : t('more', { count: text.length - limit })}
        </button>
      )}
    </>
  )
}

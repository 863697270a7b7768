import { useCallback, useMemo, useRef, type ReactNode } from 'react'
import { Undo2 } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { Button } from '../../ui/button/Button'
import type { FilterBuilderField } from './filter-builder-field'
import { filterBuilderMessages } from './filter-builder-messages'
import { FilterBuildingContext } from './filter-building'
import { draftConditions, isDraftGroup } from './filter-draft'
import { GroupPart } from './GroupPart'
import { numberGroups } from './number-groups'
import { useMemberDrag } from './use-member-drag'
import { useFilterActions } from './use-filter-actions'
import type { FilterDraft } from './use-filter-draft'
import type { MemberElements } from './use-focus-after'
import { useFilterWords } from './use-filter-words'

interface FilterBuilderBodyProps {
  readonly state: FilterDraft
  readonly fields: readonly FilterBuilderField[]
  readonly count: ReactNode
  readonly sentence: boolean
  /** The condition whose value takes focus as a popover opens. */
  readonly startAt?: string | undefined
}

/** The conditions, and below them what they mean. */
export function FilterBuilderBody({ state, fields, count, sentence, startAt }: FilterBuilderBodyProps) {
  const { draft, reader, applied, removed, unfinished } = state
  const t = useMessages(filterBuilderMessages)
  const words = useFilterWords(reader)
  const container = useRef<HTMLDivElement>(null)
  const members = useRef<MemberElements>(new Map())
  const actions = useFilterActions(state, container, members)
  const memberRef = useCallback(
    (id: string) => (element: HTMLElement | null) => {
      if (element) members.current.set(id, element)
      else members.current.delete(id)
    },
    [],
  )
  const numbers = useMemo(() => numberGroups(draft), [draft])
  const { drag, begin } = useMemberDrag({ draft, container, members, onDrop: actions.moveBeside })
  const canMove = draft.members.length > 1 || numbers.size > 0
  const building = {
    draft,
    fields,
    reader,
    actions,
    memberRef,
    canMove,
    beginDrag: begin,
    dragged: drag?.id,
    startAt,
  }
  const open = unfinished.missing + unfinished.wrong

  return (
    <FilterBuildingContext.Provider value={building}>
      <div ref={container} className="inlay-FilterBuilder-body">
        {draft.members.length === 0 && <p className="inlay-FilterBuilder-empty">{t('empty')}</p>}
        <GroupPart group={draft} numbers={numbers} depth={1} />
        {drag?.line && <div className="inlay-FilterBuilder-drop" style={drag.line} aria-hidden />}
      </div>
      {removed && (
        <div className="inlay-FilterBuilder-removed">
          <span>
            {t('removed', { count: isDraftGroup(removed.member) ? draftConditions(removed.member).length : 1 })}
          </span>
          <Button variant="ghost" size="compact" icon={Undo2} onClick={actions.undo}>
            {t('undo')}
          </Button>
        </div>
      )}
      {(sentence || count !== undefined) && draft.members.length > 0 && (
        <div className="inlay-FilterBuilder-foot">
          {sentence && (
            <p className="inlay-FilterBuilder-sentence">
              {applied ? t('shows', { conditions: words(applied) }) : t('showsAll')}
              {open > 0 && <span className="inlay-FilterBuilder-open">{t('unfinished', { count: open })}</span>}
            </p>
          )}
          {count !== undefined && (
            <p role="status" className="inlay-FilterBuilder-count">
              {count}
            </p>
          )}
        </div>
      )}
    </FilterBuildingContext.Provider>
  )
}

import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { accountFieldNames, contactFieldNames, type Artifact } from '@inlay/sdk-core/contract/campaigns'
import { useLatest, useMessages, useNotify } from '@inlay/sdk-core/react'
import { Avatar, Button, Drawer, IconButton, useLeaveGuard, useShortcut, type DrawerProps } from '@inlay/sdk-core/ui'
import { ChevronDown, ChevronUp, Pencil } from 'lucide-react'
import { audienceMessages } from './audience-messages'
import type { RowDrawerProps } from './RowDrawer'
import { RowExplanation } from './RowExplanation'
import { RowFacts } from './RowFacts'
import { RowForm } from './RowForm'
import { filledFields, typedFields } from './row-values'
import type { AskedRows } from './use-asked-rows'
import { useRowDraft } from './use-row-draft'
import { useSaveRow } from './use-save-row'

/** The button that led to another row. */
export type Step = 'previous' | 'next' | undefined

export interface OpenRowProps extends RowDrawerProps {
  readonly row: Artifact
  /** It is not among the rows any more. */
  readonly isGone: boolean
  /** Told the row while there is something typed for it. */
  readonly onEditedChange: (row: Artifact | undefined) => void
  readonly focus: Pick<DrawerProps, 'onFocus' | 'onBlur'>
  /** The button that led here, which is pressed again by who goes on. */
  readonly pressed: RefObject<Step>
  readonly asked: AskedRows
}

/** A row that is there: what is known of it, the way to the next, and its fields to change. */
export function OpenRow(props: OpenRowProps) {
  const {
    campaignId,
    artifactType,
    rowId,
    row: read,
    isGone,
    columns,
    order,
    rows,
    onOpenRow,
    onLeaveChange,
    onEditedChange,
    focus,
    pressed,
    asked,
  } = props
  const t = useMessages(audienceMessages)
  const notify = useNotify()
  const formId = useId()
  const [isEditing, setEditing] = useState(false)
  const filled = (row: Artifact) =>
    filledFields(row, artifactType === 'contact' ? contactFieldNames : accountFieldNames)
  const save = useSaveRow(campaignId, artifactType)
  const table = columns ?? { fields: filled(read), sampleOf: nothing, typeOf: nothing }
  const draft = useRowDraft({ row: read, fields: typedFields(read, table), columns: table, save, rows })
  const row = draft.now
  const fields = filled(row)
  const at = order?.placeOf(rowId)
  const before = at === undefined ? undefined : order?.idAt(at - 1)
  const after = at === undefined ? undefined : order?.idAt(at + 1)
  const isDirty = isEditing && draft.isChanged
  useEffect(() => onEditedChange(isDirty ? row : undefined), [isDirty, onEditedChange, row])
  const name = row.name?.trim() || row.email || t('unnamed')

  const { confirmLeave, dialog } = useLeaveGuard({ when: isDirty, onSave: saveDraft })
  const next = useRef<() => void>(undefined)
  const leave = useLatest(async (to: () => void, onStay?: () => void) => {
    if (!(await confirmLeave())) return onStay?.()
    if (!isDirty) return to()
    next.current = to
    stopEditing()
  })
  // Only once nothing is held back any more: the host's navigation would ask a second time.
  useEffect(() => {
    if (isDirty) return
    const to = next.current
    next.current = undefined
    to?.()
  })
  useEffect(() => {
    onLeaveChange((...how) => void leave.current(...how))
    return () => onLeaveChange(undefined)
  }, [leave, onLeaveChange])
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    // The field or button that had focus is gone with the form.
    if (wasEditing.current && !isEditing) editButton.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  const buttons = useRef<HTMLSpanElement>(null)
  // Before the table follows, which takes the focus along if that is in it.
  useLayoutEffect(() => {
    const [previous, next] = buttons.current?.querySelectorAll('button') ?? []
    const [first, second] = pressed.current === 'next' ? [next, previous] : [previous, next]
    if (!pressed.current) return
    ;(first?.disabled ? second : first)?.focus()
    // In development React takes everything away once and puts it back at once: that is the same press.
    void Promise.resolve().then(() => (pressed.current = undefined))
  }, [pressed])
  const go = (by: 1 | -1, onLeft?: () => void) => {
    // Keys may be quicker than the rows that they lead to are shown.
    const from = order?.placeOf(asked.last())
    const to = from === undefined ? undefined : order?.idAt(from + by)
    if (to === undefined) return
    asked.add(to)
    const open = () => {
      onLeft?.()
      onOpenRow(to)
    }
    void leave.current(open, asked.forget)
  }
  const press = (step: Step) => go(step === 'next' ? 1 : -1, () => (pressed.current = step))
  useShortcut({
    id: 'campaigns.nextRow',
    keys: 'j',
    label: t('next'),
    when: after !== undefined,
    allowRepeat: true,
    handler: () => go(1),
  })
  useShortcut({
    id: 'campaigns.previousRow',
    keys: 'k',
    label: t('previous'),
    when: before !== undefined,
    allowRepeat: true,
    handler: () => go(-1),
  })

  async function saveDraft(): Promise<boolean> {
    if (draft.problems.size > 0 || draft.isSaving) return false
    if (draft.isChanged) {
      if (!(await draft.save())) return false
      notify({ tone: 'success', text: t('rowSaved') })
    }
    stopEditing()
    return true
  }
  function beginEditing() {
    // It may have changed since the drawer was opened.
    draft.reset()
    setEditing(true)
  }
  function stopEditing() {
    draft.reset()
    setEditing(false)
  }

  return (
    <>
      <Drawer
        {...focus}
        open
        keepFocus
        title={t(artifactType)}
        titleTone="quiet"
        aside={at !== undefined && order ? t('place', { at: at + 1, count: order.count }) : undefined}
        actions={
          <span ref={buttons} className="inlay-RowDrawer-steps">
            <IconButton
              icon={ChevronUp}
              size="compact"
              label={t('previous')}
              shortcut="k"
              disabled={before === undefined}
              onClick={() => press('previous')}
            />
            <IconButton
              icon={ChevronDown}
              size="compact"
              label={t('next')}
              shortcut="j"
              disabled={after === undefined}
              onClick={() => press('next')}
            />
          </span>
        }
        onOpenChange={() => void leave.current(() => onOpenRow(undefined))}
        footer={
          isEditing ? (
            <>
              <Button key="cancel" onClick={stopEditing}>
                {t('cancel')}
              </Button>
              <Button
                variant="primary"
                type="submit"
                form={formId}
                busy={draft.isSaving}
                busyLabel={t('saving')}
                disabled={draft.problems.size > 0}
              >
                {t(draft.contested.length > 0 ? 'saveMine' : 'save')}
              </Button>
            </>
          ) : (
            <Button key="edit" ref={editButton} icon={Pencil} onClick={beginEditing}>
              {t('edit')}
            </Button>
          )
        }
      >
        <div className="inlay-RowDrawer">
          <div className="inlay-RowDrawer-who">
            <Avatar name={name} size={40} />
            <div>
              <h3 className="inlay-RowDrawer-name">
                <bdi>{name}</bdi>
              </h3>
              {(row.title ?? row.industry) && <p className="inlay-RowDrawer-what">{row.title ?? row.industry}</p>}
            </div>
          </div>
          {isEditing ? (
            <RowForm id={formId} row={row} isGone={isGone} draft={draft} onSave={() => void saveDraft()} />
          ) : (
            <>
              <RowFacts row={row} fields={fields} typeOf={table.typeOf} />
              <RowExplanation row={row} artifactType={artifactType} fields={fields} />
            </>
          )}
        </div>
      </Drawer>
      {dialog}
    </>
  )
}

function nothing() {
  return undefined
}

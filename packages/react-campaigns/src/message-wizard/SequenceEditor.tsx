import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import {
  countWords,
  longestTemplate,
  messageFaults,
  mostMessageTemplates,
  wordsAllowed,
} from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useNotify } from '@inlay/sdk-core/react'
import { Button, IconButton, Tabs, tooltipAttributes } from '@inlay/sdk-core/ui'
import { Plus, Tag, Trash2 } from 'lucide-react'
import { CopyWarnings } from './CopyWarnings'
import { withoutNaming, type Naming } from './field-completion'
import { FieldText, type FieldTextHandle } from './FieldText'
import { isBlankText, withContent, withoutStep, withStep } from './message-draft'
import { fieldGaps } from './message-reach'
import { messageWizardMessages } from './messages'
import { placeholderFaults, withBracketedFields } from './placeholder-faults'
import type { MessageWork } from './use-message-work'

export interface SequenceEditorProps {
  readonly work: MessageWork
  /** What is wrong with the step that is open. */
  readonly error?: string | undefined
  /** Whether steps can be added and deleted; `none`: that is not the place for it. */
  readonly stepTools: 'enabled' | 'disabled' | 'none'
  /** At the end of the frame, below the text. */
  readonly actions: ReactNode
}

/** The texts of a sequence, one at a time. */
export function SequenceEditor({ work, error, stepTools, actions }: SequenceEditorProps) {
  const t = useMessages(messageWizardMessages)
  const notify = useNotify()
  const id = useId()
  const text = useRef<FieldTextHandle>(null)
  const tabs = useRef<HTMLDivElement>(null)
  const [added, setAdded] = useState<string>()
  const [naming, setNaming] = useState<Naming>()
  const { type, drafting, fields, reach, templates, open, openStep, show } = work
  const isFixed = stepTools === 'disabled'
  const isFull = templates.length >= mostMessageTemplates
  const [words, most] = [countWords(open.content), wordsAllowed(type, openStep)]
  useLayoutEffect(() => {
    if (added !== undefined) text.current?.focus()
  }, [added])

  function add() {
    const next = withStep(drafting.now())
    if (next.added === undefined) return
    drafting.change(() => next.draft)
    show(next.added)
    setAdded(next.added)
  }
  function remove() {
    const before = drafting.now()
    const next = withoutStep(before, open.id)
    drafting.change(() => next)
    show(next.templates[Math.min(openStep, next.templates.length - 1)]?.id ?? open.id)
    tabs.current?.querySelector<HTMLElement>('[role="tab"]')?.focus()
    if (isBlankText(open.content)) return
    const undo = () => {
      drafting.change((now) => ({ ...now, templates: now.templates.toSpliced(openStep, 0, open) }))
      show(open.id)
    }
    notify({
      tone: 'success',
      text: t('deleted', { step: open.label }),
      id: `messages.deleted.${open.id}`,
      action: { label: t('undo'), run: undo },
    })
  }
  return (
    <section className="inlay-MessageWizard-sequence" aria-labelledby={`${id}-title`}>
      <div className="inlay-MessageWizard-sequenceHead">
        <h3 id={`${id}-title`}>{t('templates')}</h3>
        {stepTools !== 'none' && (
          <>
            <span className="inlay-MessageWizard-count">
              {t('countOf', { count: templates.length, most: mostMessageTemplates })}
            </span>
            <IconButton
              icon={Plus}
              size="compact"
              label={t('addStep')}
              disabledReason={
                isFixed ? t('fixedSteps') : isFull ? t('mostSteps', { most: mostMessageTemplates }) : undefined
              }
              onClick={add}
            />
            <IconButton
              icon={Trash2}
              size="compact"
              label={t('deleteStep', { step: open.label })}
              disabledReason={isFixed ? t('fixedSteps') : templates.length > 1 ? undefined : t('lastStep')}
              onClick={remove}
            />
          </>
        )}
      </div>
      <Tabs
        ref={tabs}
        className="inlay-MessageWizard-frame"
        label={t('templates')}
        value={open.id}
        onValueChange={show}
        items={templates.map((template) => ({
          value: template.id,
          label: template.label,
          panel: (
            <>
              <FieldText
                ref={text}
                label={template.label}
                labelHidden
                error={error}
                value={template.content}
                onValueChange={(content) => drafting.change((draft) => withContent(draft, template.id, content))}
                onNaming={setNaming}
                fields={fields}
                placeholder={t('templatePlaceholder', { braces: '{{' })}
                describedBy={`${id}-words ${id}-warnings`}
                maxLength={longestTemplate}
              />
              <div className="inlay-MessageWizard-frameBase">
                <CopyWarnings
                  id={`${id}-warnings`}
                  faults={messageFaults(template.content, type, openStep)}
                  placeholders={placeholderFaults(withoutNaming(template.content, naming), fields.list, fields.sender)}
                  gaps={fieldGaps(
                    withBracketedFields(template.content, fields.list, fields.sender),
                    fields.names,
                    reach,
                  )}
                  onNameField={(placeholder, field) => text.current?.nameField(placeholder, field)}
                  onSelect={(placeholder) => text.current?.select(placeholder)}
                />
                <div className="inlay-MessageWizard-frameFoot">
                  <Button
                    variant="ghost"
                    size="compact"
                    icon={Tag}
                    {...tooltipAttributes({ text: t('insertField') })}
                    onClick={() => text.current?.insertField()}
                  >
                    {t('insertField')}
                  </Button>
                  <div className="inlay-MessageWizard-frameEnd">
                    <span
                      id={`${id}-words`}
                      className="inlay-MessageWizard-words"
                      data-over={words > most ? '' : undefined}
                    >
                      {t('words', { words, most })}
                    </span>
                    {actions}
                  </div>
                </div>
              </div>
            </>
          ),
        }))}
      />
    </section>
  )
}

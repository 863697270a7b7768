import { useId, useState, type FormEvent } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { Banner } from '../../ui/banner/Banner'
import { Button } from '../../ui/button/Button'
import { Checkbox } from '../../ui/checkbox/Checkbox'
import { Dialog } from '../../ui/dialog/Dialog'
import { TextField } from '../../ui/text-field/TextField'
import { isNameTaken } from './change-saved-views'
import type { SavedView, SavedViewList } from './saved-view'
import { savedViewMessages } from './saved-view-messages'

interface ViewNameDialogProps {
  readonly list: SavedViewList
  readonly kind: 'new' | 'rename'
  /** The one that is renamed. */
  readonly view: SavedView | undefined
  /** What a new one may be called. */
  readonly suggestion: string
  readonly canShare: boolean
  readonly returnFocusTo: () => HTMLElement | null
  readonly onClose: () => void
  /** Answers whether it could be kept. */
  readonly onSave: (name: string, scope: 'own' | 'shared') => Promise<boolean>
}

/** Asks for the name of a view. */
export function ViewNameDialog({
  list,
  kind,
  view,
  suggestion,
  canShare,
  returnFocusTo,
  onClose,
  onSave,
}: ViewNameDialogProps) {
  const t = useMessages(savedViewMessages)
  const form = useId()
  const [name, setName] = useState(view?.name ?? suggestion)
  const [isShared, setShared] = useState(false)
  const [isSent, setSent] = useState(false)
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open')
  const problem = name.trim() === '' ? t('nameMissing') : isNameTaken(list, name, view?.id) ? t('nameTaken') : undefined

  const send = async (event: FormEvent) => {
    event.preventDefault()
    // Of a form around the table this is no part.
    event.stopPropagation()
    setSent(true)
    if (problem !== undefined || state === 'busy') return
    setState('busy')
    if (await onSave(name, isShared ? 'shared' : 'own')) onClose()
    else setState('failed')
  }

  return (
    <Dialog
      open
      size="small"
      title={t(kind === 'new' ? 'newView' : 'renameTitle')}
      returnFocusTo={returnFocusTo}
      onOpenChange={() => {
        if (state !== 'busy') onClose()
      }}
      footer={
        <>
          <Button onClick={onClose} aria-disabled={state === 'busy' || undefined}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} variant="primary" busy={state === 'busy'}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="inlay-SavedViews-form" onSubmit={(event) => void send(event)}>
        <TextField
          data-autofocus=""
          label={t('name')}
          value={name}
          maxLength={100}
          autoComplete="off"
          error={isSent ? problem : undefined}
          onFocus={(event) => event.currentTarget.select()}
          onValueChange={setName}
        />
        {kind === 'new' && canShare && <Checkbox label={t('share')} checked={isShared} onCheckedChange={setShared} />}
        {state === 'failed' && (
          <Banner tone="danger" role="alert">
            {t('couldNotSave')}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}

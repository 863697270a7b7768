import { forwardRef, useRef, useState, type ComponentPropsWithoutRef } from 'react'
import { Bookmark } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { Button } from '../../ui/button/Button'
import { classNames } from '../../ui/class-names'
import { Menu } from '../../ui/menu/Menu'
import { EnsureRoot } from '../../ui/root/EnsureRoot'
import { useNotices } from '../../ui/root/use-notices'
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden'
import { freeName } from './change-saved-views'
import { savedViewMessages } from './saved-view-messages'
import { SavedViewsMenu } from './SavedViewsMenu'
import type { SavedViews as SavedViewsState } from './use-saved-views'
import { ViewNameDialog } from './ViewNameDialog'

export interface SavedViewsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What `useSavedViews` gives. */
  readonly views: SavedViewsState
}

/**
 * The saved views of a table, for its bar: a menu with all of them, and, where the table looks other than the view that
 * was chosen, a mark and a button that saves it.
 *
 * Contract: slot classes `inlay-SavedViews`, `-mark`, and those of `Menu`; `data-changed`.
 */
export const SavedViews = forwardRef<HTMLDivElement, SavedViewsProps>(function SavedViews(props, ref) {
  return (
    <EnsureRoot>
      <SavedViewsBar {...props} ref={ref} />
    </EnsureRoot>
  )
})

/** Inside the root, whose toaster shows what came of it. */
const SavedViewsBar = forwardRef<HTMLDivElement, SavedViewsProps>(function SavedViewsBar(
  { views, className, ...rest },
  ref,
) {
  const t = useMessages(savedViewMessages)
  const notify = useNotices()
  const trigger = useRef<HTMLButtonElement>(null)
  const [naming, setNaming] = useState<'new' | 'rename'>()
  const { current, isChanged } = views
  const name = current?.name ?? t('standard')

  /** Says so where it could not be kept. */
  const tell = async (kept: Promise<boolean>, done?: () => void) => {
    if (await kept) done?.()
    else notify?.({ tone: 'danger', text: t('couldNotSave') })
  }
  const save = () => {
    void tell(views.saveChanges(), () => notify?.({ tone: 'success', text: t('saved', { name }) }))
    trigger.current?.focus()
  }
  const remove = () => {
    if (!current) return
    const before = views.list
    void tell(views.remove(current.id), () =>
      notify?.({
        tone: 'success',
        text: t('deleted', { name: current.name }),
        action: { label: t('undo'), run: () => void tell(views.restore(current, before)) },
      }),
    )
  }

  return (
    <div
      {...rest}
      ref={ref}
      className={classNames('inlay-SavedViews', className)}
      data-changed={isChanged ? '' : undefined}
    >
      <Menu
        trigger={
          <Button ref={trigger} size="compact" icon={Bookmark} chevron>
            <VisuallyHidden>{t('views')}: </VisuallyHidden>
            <bdi>{name}</bdi>
            {isChanged && (
              <>
                <span aria-hidden className="inlay-SavedViews-mark" />
                <VisuallyHidden>, {t('changed')}</VisuallyHidden>
              </>
            )}
          </Button>
        }
        label={t('views')}
      >
        <SavedViewsMenu
          views={views}
          onSave={save}
          onNew={() => setNaming('new')}
          onRename={() => setNaming('rename')}
          onRemove={remove}
          onTell={(kept) => void tell(kept)}
        />
      </Menu>
      {isChanged && (
        <Button variant="ghost" size="compact" onClick={() => (current && !current.locked ? save() : setNaming('new'))}>
          {t(current && !current.locked ? 'saveChanges' : 'newView')}
        </Button>
      )}
      {naming !== undefined && (
        <ViewNameDialog
          list={views.list}
          kind={naming}
          view={naming === 'rename' ? current : undefined}
          suggestion={naming === 'new' && current ? freeName(views.list, t('copyName', { name: current.name })) : ''}
          canShare={views.canShare}
          returnFocusTo={() => trigger.current}
          onClose={() => setNaming(undefined)}
          onSave={(given, scope) => {
            const isRename = naming === 'rename' && current !== undefined
            return isRename ? views.rename(current.id, given) : views.saveAs(given, scope)
          }}
        />
      )}
    </div>
  )
})

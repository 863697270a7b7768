import {
  ArrowDown,
  ArrowUp,
  BookmarkPlus,
  Copy,
  Pencil,
  RotateCw,
  Save,
  Star,
  Trash2,
  Undo2,
  Users,
} from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { MenuCheckboxItem } from '../../ui/menu/MenuCheckboxItem'
import { MenuItem } from '../../ui/menu/MenuItem'
import { MenuLabel } from '../../ui/menu/MenuLabel'
import { MenuLine } from '../../ui/menu/MenuLine'
import { MenuRadioGroup } from '../../ui/menu/MenuRadioGroup'
import { MenuRadioItem } from '../../ui/menu/MenuRadioItem'
import { neighbourOf } from './change-saved-views'
import { savedViewMessages } from './saved-view-messages'
import type { SavedViews } from './use-saved-views'

interface SavedViewsMenuProps {
  readonly views: SavedViews
  readonly onSave: () => void
  readonly onNew: () => void
  readonly onRename: () => void
  readonly onRemove: () => void
  /** Says so where something could not be kept. */
  readonly onTell: (kept: Promise<boolean>) => void
}

/** The id of the standard view, which no saved one has. */
const standardId = ''

/** All views, and what can be done with the one that is shown. */
export function SavedViewsMenu({ views, onSave, onNew, onRename, onRemove, onTell }: SavedViewsMenuProps) {
  const { list, current, isChanged, status, gone, canShare } = views
  const t = useMessages(savedViewMessages)
  const own = list.views.filter(({ scope }) => scope !== 'shared')
  const shared = list.views.filter(({ scope }) => scope === 'shared')
  const locked = current?.locked ? t('locked') : undefined
  const choose = (id: string) => views.choose(id === standardId ? undefined : id)
  const [before, after] = current ? [neighbourOf(list, current.id, -1), neighbourOf(list, current.id, 1)] : []
  // Both stay, so that focus does when the view has come to the end.
  const canMove = before !== undefined || after !== undefined
  const group = { value: current?.id ?? standardId, onValueChange: choose }

  return (
    <>
      <MenuRadioGroup {...group} label={t(shared.length > 0 ? 'own' : 'views')}>
        <MenuRadioItem value={standardId}>{t('standard')}</MenuRadioItem>
        {own.map(({ id, name }) => (
          <MenuRadioItem key={id} value={id}>
            <bdi>{name}</bdi>
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      {shared.length > 0 && (
        <MenuRadioGroup {...group} label={t('shared')}>
          {shared.map(({ id, name }) => (
            <MenuRadioItem key={id} value={id}>
              <bdi>{name}</bdi>
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      )}
      {status === 'failed' && (
        <>
          <MenuLabel>{t('couldNotLoad')}</MenuLabel>
          <MenuItem icon={RotateCw} keepOpen onSelect={views.reload}>
            {t('tryAgain')}
          </MenuItem>
        </>
      )}
      {gone.length > 0 && <MenuLabel className="inlay-SavedViews-note">{t('gone', { count: gone.length })}</MenuLabel>}
      <MenuLine />
      {current && (
        <MenuItem
          icon={Save}
          disabledReason={locked ?? (isChanged ? undefined : t('nothingChanged'))}
          onSelect={onSave}
        >
          {t('saveChanges')}
        </MenuItem>
      )}
      <MenuItem icon={BookmarkPlus} onSelect={onNew}>
        {t('newView')}
      </MenuItem>
      {isChanged && (
        <MenuItem icon={Undo2} onSelect={views.discard}>
          {t('discard')}
        </MenuItem>
      )}
      <MenuLine />
      {(current !== undefined || list.defaultId !== undefined) && (
        <MenuCheckboxItem
          icon={Star}
          checked={list.defaultId === current?.id}
          keepOpen={false}
          onCheckedChange={(isDefault) => onTell(views.setDefault(isDefault ? current?.id : undefined))}
        >
          {t('isDefault')}
        </MenuCheckboxItem>
      )}
      {current && (
        <>
          {canShare && (
            <MenuCheckboxItem
              icon={Users}
              checked={current.scope === 'shared'}
              keepOpen={false}
              disabledReason={locked}
              onCheckedChange={(isShared) => onTell(views.share(current.id, isShared ? 'shared' : 'own'))}
            >
              {t('share')}
            </MenuCheckboxItem>
          )}
          <MenuItem icon={Pencil} disabledReason={locked} onSelect={onRename}>
            {t('rename')}
          </MenuItem>
          <MenuItem
            icon={Copy}
            onSelect={() => onTell(views.duplicate(current.id, t('copyName', { name: current.name })))}
          >
            {t('duplicate')}
          </MenuItem>
          {canMove && (
            <>
              <MenuItem
                icon={ArrowUp}
                keepOpen
                disabledReason={before === undefined ? t('isFirst') : undefined}
                onSelect={() => onTell(views.move(current.id, -1))}
              >
                {t('moveUp')}
              </MenuItem>
              <MenuItem
                icon={ArrowDown}
                keepOpen
                disabledReason={after === undefined ? t('isLast') : undefined}
                onSelect={() => onTell(views.move(current.id, 1))}
              >
                {t('moveDown')}
              </MenuItem>
            </>
          )}
          <MenuLine />
          <MenuItem icon={Trash2} tone="danger" disabledReason={locked} onSelect={onRemove}>
            {t('delete')}
          </MenuItem>
        </>
      )}
    </>
  )
}

import {
  ArrowDown,
  ArrowUp,
  Copy,
  CornerLeftDown,
  CornerLeftUp,
  CornerUpLeft,
  Ellipsis,
  Group,
  Ungroup,
} from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { IconButton } from '../../ui/icon-button/IconButton'
import { Menu } from '../../ui/menu/Menu'
import { MenuItem } from '../../ui/menu/MenuItem'
import { MenuLine } from '../../ui/menu/MenuLine'
import { MenuRadioGroup } from '../../ui/menu/MenuRadioGroup'
import { MenuRadioItem } from '../../ui/menu/MenuRadioItem'
import { possibleMoves } from './change-draft'
import { filterBuilderMessages } from './filter-builder-messages'
import { isDraftGroup, type DraftMember } from './filter-draft'
import { ignoredBy } from './ignored-by'
import { useFilterBuilding } from './use-filter-building'

/** What can be done to a condition or a group, beside removing it. */
export function MemberMenu({ member }: { readonly member: DraftMember }) {
  const { draft, reader, actions } = useFilterBuilding()
  const t = useMessages(filterBuilderMessages)
  const isGroup = isDraftGroup(member)
  const ignored = isGroup ? undefined : ignoredBy(member, reader)
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} size="compact" label={t(isGroup ? 'groupActions' : 'conditionActions')} />}
      placement="bottom-end"
    >
      <MenuItem icon={Copy} onSelect={() => actions.duplicate(member.id)}>
        {t('duplicate')}
      </MenuItem>
      {possibleMoves(draft, member.id).map((move) => (
        <MenuItem
          key={move}
          icon={moveIcons[move]}
          shortcut={moveKeys[move]}
          onSelect={() => actions.move(member.id, move)}
        >
          {t(`move.${move}`)}
        </MenuItem>
      ))}
      {isGroup && !member.not && (
        <MenuItem icon={Ungroup} onSelect={() => actions.ungroup(member.id)}>
          {t('ungroup')}
        </MenuItem>
      )}
      {!isGroup && ignored !== undefined && (
        <>
          <MenuLine />
          <MenuRadioGroup label={t('ignore')} value={ignored}>
            {(['nothing', 'case', 'case_and_accents'] as const).map((ignore) => (
              <MenuRadioItem key={ignore} value={ignore} onSelect={() => actions.setIgnore(member.id, ignore)}>
                {t(`ignore.${ignore}`)}
              </MenuRadioItem>
            ))}
          </MenuRadioGroup>
        </>
      )}
    </Menu>
  )
}

const moveIcons = {
  up: ArrowUp,
  down: ArrowDown,
  out: CornerUpLeft,
  'into-before': CornerLeftUp,
  'into-after': CornerLeftDown,
  'into-new': Group,
} as const

const moveKeys = {
  up: 'Alt Shift ↑',
  down: 'Alt Shift ↓',
  out: undefined,
  'into-before': undefined,
  'into-after': undefined,
  'into-new': undefined,
} as const

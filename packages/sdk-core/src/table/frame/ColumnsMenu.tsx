import { Columns3 } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { IconButton } from '../../ui/icon-button/IconButton'
import { Menu } from '../../ui/menu/Menu'
import { MenuCheckboxItem } from '../../ui/menu/MenuCheckboxItem'
import { MenuItem } from '../../ui/menu/MenuItem'
import { MenuLine } from '../../ui/menu/MenuLine'
import { resetColumns, showColumn } from '../columns/choose-columns'
import { inOrder, isShown } from '../columns/lay-out-columns'
import type { TableColumn } from '../columns/table-column'
import { columnMenuMessages } from '../head/column-menu-messages'
import { tableMessages } from '../table-messages'
import type { Table } from './use-table'

export interface ColumnsMenuProps<Row> {
  readonly table: Table<Row>
  readonly columns: readonly TableColumn<Row>[]
}

/** Which columns are shown. */
export function ColumnsMenu<Row>({ table: { view, changeView }, columns }: ColumnsMenuProps<Row>) {
  const t = useMessages(tableMessages)
  const words = useMessages(columnMenuMessages)
  return (
    <Menu trigger={<IconButton icon={Columns3} size="compact" label={t('columns')} />} placement="top-end">
      {inOrder(columns, view.order).map((column) => (
        <MenuCheckboxItem
          key={column.id}
          checked={isShown(column, view)}
          keepOpen
          disabledReason={column.canHide === false ? words('staysShown') : undefined}
          onCheckedChange={(isWanted) => changeView((before) => showColumn(before, column.id, isWanted), 'hide')}
        >
          {column.header}
        </MenuCheckboxItem>
      ))}
      <MenuLine />
      <MenuItem onSelect={() => changeView(resetColumns, 'view')}>{words('resetColumns')}</MenuItem>
    </Menu>
  )
}

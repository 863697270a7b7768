import { useMessages } from '../../react/messages/use-messages'
import { Select } from '../../ui/select/Select'
import { filterBuilderMessages } from './filter-builder-messages'
import type { DraftGroup } from './filter-draft'
import { senseName, senseNames, senseOf } from './sense-name'
import { useFilterBuilding } from './use-filter-building'

/** Whether all members of a group must hold, any, none, or not all. */
export function SensePicker({ group }: { readonly group: DraftGroup }) {
  const { actions } = useFilterBuilding()
  const t = useMessages(filterBuilderMessages)
  return (
    <Select
      label={t('sense')}
      labelHidden
      size="compact"
      variant="quiet"
      className="inlay-FilterBuilder-sense"
      options={senseNames.map((name) => ({ value: name, label: t(`sense.${name}`) }))}
      value={senseName(group)}
      onValueChange={(name) => {
        if (name !== null) actions.setSense(group.id, senseOf(name))
      }}
    />
  )
}

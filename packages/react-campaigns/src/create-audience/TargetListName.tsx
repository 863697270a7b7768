import { useMessages } from '@inlay/sdk-core/react'
import { TextField } from '@inlay/sdk-core/ui'
import { isolatedText } from '../campaign-list/isolated-text'
import { createAudienceMessages } from './messages'
import type { TargetListState } from './use-target-list'

export interface TargetListNameProps {
  readonly list: TargetListState
  readonly disabled: boolean
}

/** What a new list is called. Once it is there, it says so: its name is then changed where it is. */
export function TargetListName({ list, disabled }: TargetListNameProps) {
  const t = useMessages(createAudienceMessages)
  const { name, setName, nameProblem, made } = list
  return (
    <TextField
      label={t('listName')}
      value={made?.name ?? name}
      onValueChange={setName}
      error={nameProblem}
      hint={made && !disabled ? t('listMade', { name: isolatedText(made.name) }) : undefined}
      readOnly={made !== undefined || disabled}
      autoComplete="off"
      onFocus={({ target }) => target.select()}
    />
  )
}

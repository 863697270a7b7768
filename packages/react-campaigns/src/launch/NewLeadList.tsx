import { ProviderName, createLeadList, longestProviderName } from '@inlay/sdk-core/contract/campaigns'
import { useAction, useMessages } from '@inlay/sdk-core/react'
import { Button, TextField } from '@inlay/sdk-core/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { launchMessages } from './messages'
import { useFailedOffline } from './use-failed-offline'

export interface NewLeadListProps {
  readonly onCreated: (id: string) => void
}

/** Makes a list at the provider, which is then the chosen one. */
export function NewLeadList({ onCreated }: NewLeadListProps) {
  const t = useMessages(launchMessages)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const { run, pending } = useAction(createLeadList, {
    success: t('listCreated'),
    failure: useFailedOffline(t('listFailed')),
  })
  async function create() {
    const checked = ProviderName.safeParse(name)
    if (!checked.success) {
      setProblem(name.trim() === '' ? t('newListMissing') : t('newListTooLong', { most: longestProviderName }))
      return
    }
    const result = await run({ body: { name: checked.data } })
    if (!result.ok) return
    setName('')
    onCreated(result.data.id)
  }
  return (
    <div className="inlay-Launch-newList">
      <TextField
        label={t('newListName')}
        value={name}
        error={problem}
        onValueChange={(next) => {
          setName(next)
          setProblem(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void create()
        }}
      />
      <Button icon={Plus} busy={pending} busyLabel={t('creatingList')} onClick={() => void create()}>
        {t('createList')}
      </Button>
    </div>
  )
}

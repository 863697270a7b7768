import type { OperationState } from '@inlay/sdk-core/react'
import { ErrorState, useFailureText } from '@inlay/sdk-core/ui'
import { Fragment, useCallback, useRef, useState, type ReactNode } from 'react'
import { RecordLeave, type ConfirmLeave } from './record-leave'
import { RecordPicker } from './RecordPicker'
import { SettingsSkeleton } from './SettingsSkeleton'

export interface RecordTabProps<Kept> {
  readonly records: OperationState<readonly Kept[]>
  /** What the alert says when they cannot be loaded. */
  readonly failed: string
  readonly idOf: (record: Kept) => string
  readonly children: (record: Kept | undefined) => ReactNode
}

/** The form of a record, of the first or of one that is chosen, in all its faces. */
export function RecordTab<Kept extends { readonly name: string }>({
  records,
  failed,
  idOf,
  children,
}: RecordTabProps<Kept>) {
  const failureText = useFailureText()
  const [chosen, setChosen] = useState<string>()
  const confirmLeave = useRef<ConfirmLeave>(undefined)
  const beforeLeaving = useCallback((confirm: ConfirmLeave) => {
    confirmLeave.current = confirm
    return () => {
      confirmLeave.current = undefined
    }
  }, [])
  const choose = async (id: string) => {
    if ((await confirmLeave.current?.()) ?? true) setChosen(id)
  }
  if (records.status === 'failed') {
    const { error, retry } = records
    return (
      <ErrorState title={failed} requestId={error.requestId} onRetry={retry} className="inlay-Settings-face">
        {failureText(error)}
      </ErrorState>
    )
  }
  if (records.status !== 'ready') return <SettingsSkeleton />
  const list = records.data
  const record = list.find((each) => idOf(each) === chosen) ?? list[0]
  return (
    <>
      <RecordPicker
        records={list.map((each) => ({ id: idOf(each), name: each.name }))}
        chosen={record && idOf(record)}
        onChoose={(id) => void choose(id)}
      />
      {/* Another record is another form. */}
      <RecordLeave.Provider value={beforeLeaving}>
        <Fragment key={chosen ?? ''}>{children(record)}</Fragment>
      </RecordLeave.Provider>
    </>
  )
}

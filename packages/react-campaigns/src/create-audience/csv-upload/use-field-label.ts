import { useCallback } from 'react'
import { useMessages } from '@inlay/sdk-core/react'
import { fieldLabel } from '../../campaign-detail/artifact-fields'
import { fieldMessages } from '../../campaign-detail/field-messages'

/** Gives what a field is called on screens. */
export function useFieldLabel(): (field: string) => string {
  const t = useMessages(fieldMessages)
  return useCallback((field) => fieldLabel(field, t), [t])
}

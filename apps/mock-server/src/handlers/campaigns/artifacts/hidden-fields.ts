import { hiddenArtifactFields } from '@inlay/sdk-core/contract/campaigns'

/** What of a stored row concerns nobody outside: what is hidden, and what the store and answers have beside it. */
export const hiddenFields: ReadonlySet<string> = new Set([...hiddenArtifactFields, 'changed', 'columnTypes'])

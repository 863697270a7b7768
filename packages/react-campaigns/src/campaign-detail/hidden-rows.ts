import { createContext } from 'react'
import type { ArtifactType } from '@inlay/sdk-core/contract/campaigns'

/** How many rows of a campaign its filters hide; nothing where that is not known. */
export type HiddenRows = Readonly<Partial<Record<ArtifactType, number>>>

export const HiddenRowsContext = createContext<HiddenRows>({})

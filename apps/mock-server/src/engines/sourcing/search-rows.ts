import type { AccountSignalRow, ContactFilterRow } from '@inlay/sdk-core/contract/campaigns'
import type * as z from 'zod'

export type SignalRow = z.output<typeof AccountSignalRow>

export type ContactRow = z.output<typeof ContactFilterRow>

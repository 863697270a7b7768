import type { BrandVoice, Icp, ValueProposition } from '@inlay/sdk-core/contract/campaigns'
import { collectionName } from '../../../store/store'
import type { SharedFields } from './shared-records'

type Stored<Answered> = Omit<Answered, 'revision' | 'updatedBy'> & SharedFields

export type StoredBrandVoice = Stored<BrandVoice>
export type StoredIcp = Stored<Icp>
export type StoredValueProposition = Stored<ValueProposition>

/** Each by its id, few in a workspace. */
export const brandVoicesCollection = collectionName<StoredBrandVoice>('brand-voices')
export const icpsCollection = collectionName<StoredIcp>('icps')
export const valuePropositionsCollection = collectionName<StoredValueProposition>('value-propositions')

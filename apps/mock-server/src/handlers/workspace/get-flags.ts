import { getFlags } from '@inlay/sdk-core/contract/workspace'
import { implement } from '../../implement'
import { readFlags } from './flags-collection'

export const getFlagsHandler = implement(getFlags, ({ store }) => readFlags(store))

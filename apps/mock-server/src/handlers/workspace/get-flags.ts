import { getFlags } from '@inlay/sdk-core/contract/workspace'
import { implement } from '../../implement'
import { everyFlag, readFlags } from './flags-collection'

export const getFlagsHandler = implement(getFlags, async ({ store }) => everyFlag(await readFlags(store)))

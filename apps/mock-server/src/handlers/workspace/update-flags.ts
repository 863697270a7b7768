import { updateFlags } from '@inlay/sdk-core/contract/workspace'
import { implement } from '../../implement'
import { everyFlag, flagsCollection, flagsDocument, readFlags } from './flags-collection'

export const updateFlagsHandler = implement(updateFlags, ({ input, store }) =>
  store.transaction(async (open) => {
    const flags = { ...(await readFlags(open)), ...input.body }
    await open.collection(flagsCollection).put(flagsDocument, flags)
    return everyFlag(flags)
  }),
)

import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import type { Store } from './store'
import { describeBlobs } from './suite/describe-blobs'
import { describeDocuments } from './suite/describe-documents'
import { describeEveryOperator } from './suite/describe-every-operator'
import { describeFind } from './suite/describe-find'
import { describeLogs } from './suite/describe-logs'
import { describeRandomQueries } from './suite/describe-random-queries'
import { describeTransactions } from './suite/describe-transactions'
import { describeWorkspaces } from './suite/describe-workspaces'

/** What every store promises. */
export function describeStore(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    let opened: Store | undefined
    const store = () => {
      if (!opened) throw new Error('The store could not be opened.')
      return opened
    }
    beforeAll(async () => {
      opened = await open()
    })
    beforeEach(() => store().clear())
    afterAll(() => opened?.close())

    describeDocuments(store)
    describeWorkspaces(store)
    describeFind(store)
    describeEveryOperator(store)
    describeRandomQueries(store)
    describeTransactions(store)
    describeLogs(store)
    describeBlobs(store)
  })
}

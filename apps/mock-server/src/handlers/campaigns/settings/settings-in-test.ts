import { readAll } from '../../../read-all'
import type { TestServer } from '../../../testing/test-server'
import { icpsCollection, valuePropositionsCollection } from './settings-collections'

/** Takes away what the first workspace has said of itself: nobody knows then whom it sells to, or what. */
export async function forgetSettings({ store }: Pick<TestServer, 'store'>): Promise<void> {
  const workspace = store.workspace('northwind')
  const [icps, values] = [workspace.collection(icpsCollection), workspace.collection(valuePropositionsCollection)]
  for (const { id } of await readAll(icps)) await icps.delete(id)
  for (const { id } of await readAll(values)) await values.delete(id)
}

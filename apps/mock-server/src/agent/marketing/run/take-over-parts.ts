import type { WorkspaceStore } from '../../../store/store'
import { partId, runPartsCollection, type StoredPart } from './run-parts'

/** Gives a run what the tools of a stopped one have found out and done, from a call on; the stopped one has it no longer. */
export async function takeOverParts(
  open: WorkspaceStore,
  { from, to, callsBefore }: { readonly from: string; readonly to: string; readonly callsBefore: number },
): Promise<void> {
  const parts = open.collection(runPartsCollection)
  const where = { field: 'runId', operator: 'equals', value: from } as const
  const { documents } = await parts.find({ where, limit: mostParts })
  const taken = documents.flatMap(({ id, value: { answer } }): readonly (readonly [string, StoredPart])[] => {
    const [, call = '', name] = partOfCall.exec(id.slice(partId(from, '').length)) ?? []
    const number = Number(call) - callsBefore
    if (name === undefined || number < 1) return []
    return [[partId(to, `call ${number} ${name}`), { runId: to, answer, isTakenOver: true }]]
  })
  await parts.deleteWhere(where)
  await parts.putAll(taken)
}

const mostParts = 10_000

/** What was chosen to be worked on, and what was done of it; not who works on the campaign, nor how it stood. */
const partOfCall = /^call (\d+) (search|options|rows(?: \d+)?|draft|before|started)$/

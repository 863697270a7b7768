import { openTalk, type ToldRun } from './marketing-in-test'

/** Messages as a client is shown them. */
export interface ShownDraft {
  readonly channel?: 'email' | 'linkedin'
  readonly templates: readonly string[]
  readonly subjectLine?: string
}

/** What was written for a request, and what was said with it, in a talk of its own. */
export async function drafted(request: string): Promise<ShownDraft & { readonly text: string }> {
  const { calls, text } = await (await openTalk()).say(request)
  const draft = calls.find(({ name }) => name === 'draft_content')?.result as ShownDraft | undefined
  if (draft === undefined) throw new Error(`Nothing was written for “${request}”.`)
  return { ...draft, text }
}

/** What was written last in a run. */
export function draftIn({ calls }: Pick<ToldRun, 'calls'>): ShownDraft {
  const written = calls.findLast(({ name }) => name === 'draft_content')?.result as ShownDraft | undefined
  if (written === undefined) throw new Error('Nothing was written.')
  return written
}

import { openTalk } from './marketing-in-test'

/** Messages as a client is shown them. */
export interface ShownDraft {
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

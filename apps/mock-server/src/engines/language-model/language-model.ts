import type { TextUse } from '@inlay/sdk-core/contract/campaigns'

/** What a text is written for; beside those that a caller may ask for, a cell of a table and an explanation. */
export type WritingUse = TextUse | 'cell' | 'explanation'

export interface WritingRequest {
  readonly use: WritingUse
  /** What is wanted, in the words of a person. */
  readonly prompt: string
  /** What is known, by its name: the fields of a row, say. */
  readonly facts?: Readonly<Record<string, unknown>> | undefined
  readonly signal?: AbortSignal | undefined
}

/** Writes texts: a model behind an endpoint, or rules. */
export interface LanguageModel {
  write(request: WritingRequest): Promise<string>
}

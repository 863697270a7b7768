/** A message of a conversation with a model, as OpenAI's API has it. */
export type ChatMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly calls?: readonly ChatCall[] | undefined }
  | { readonly role: 'tool'; readonly callId: string; readonly content: string }

export interface ChatCall {
  readonly id: string
  readonly name: string
  /** JSON, as far as the model writes any. */
  readonly args: string
}

export interface ChatTool {
  readonly name: string
  readonly description: string
  /** JSON Schema. */
  readonly parameters: object
}

/** What a model says, piece by piece. */
export type ChatPiece =
  | { readonly kind: 'text' | 'reasoning'; readonly text: string }
  /** The beginning of a call has its id and name. */
  | {
      readonly kind: 'call'
      readonly index: number
      readonly id?: string | undefined
      readonly name?: string | undefined
      readonly args: string
    }
  | { readonly kind: 'usage'; readonly inputTokens: number; readonly outputTokens: number }

export interface ChatRequest {
  readonly messages: readonly ChatMessage[]
  readonly tools: readonly ChatTool[]
  readonly signal: AbortSignal
}

/** A model that converses and calls tools. */
export interface ChatModel {
  chat(request: ChatRequest): AsyncIterable<ChatPiece>
}

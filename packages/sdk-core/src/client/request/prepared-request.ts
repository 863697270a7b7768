import type { AnyOperation } from '../../operation/operation'

/** All of a call that stays the same however often it is sent. */
export interface PreparedRequest {
  readonly operation: AnyOperation
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | undefined
}

export type EmbedErrorCode =
  /** The framed page did not answer in time: it did not load, or is no page of ours. */
  | 'timeout'
  /** The page in the frame, or the page around it, is of an origin that the other does not talk to. */
  | 'origin-refused'
  /** The two sides have no version of the protocol in common. */
  | 'version-unsupported'
  /** The framed page has no component of this name. */
  | 'component-unknown'
  /** The component does not take these params; `detail` names each. */
  | 'params-refused'
  /** An option is missing, or is not what it is to be; `detail` names it. */
  | 'option-refused'
  /** An address that leads nowhere, or that is a script. */
  | 'address-refused'
  /** A message is larger than any that the bridge carries. */
  | 'too-large'
  /** What was to be sent is no data, or what came is not as the protocol says. */
  | 'malformed'
  /** The other side is older, or was not given what it would need for this. */
  | 'unsupported'
  /** The frame was reloaded or has gone to another page while an answer was waited for. */
  | 'disconnected'
  /** Whoever asked has given up. */
  | 'aborted'
  /** The frame was taken off the page. */
  | 'destroyed'
  /** Something failed in the component, which says so itself and stays; `cause` is what it was. */
  | 'component-failed'
  /** The other side failed in a way that has no code of its own. */
  | 'failed'

/** Why a frame, or something that was asked of it, did not come about. */
export class EmbedError extends Error {
  override readonly name = 'EmbedError'
  readonly code: EmbedErrorCode
  /** What is known beside it: a param, an origin. Never a token. */
  readonly detail: string | undefined

  constructor(code: EmbedErrorCode, message: string, detail?: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.detail = detail
  }
}

/** True for an `EmbedError`, of any copy of this package, and of this code where one is given. */
export function isEmbedError(error: unknown, code?: EmbedErrorCode): error is EmbedError {
  if (!(error instanceof Error) || error.name !== 'EmbedError') return false
  return code === undefined || (error as EmbedError).code === code
}

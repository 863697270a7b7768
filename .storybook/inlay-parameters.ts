import type { InlayProviderProps } from '@inlay/sdk-core/react'

/** `parameters.inlay`: what a story needs of the world around it. */
export interface InlayParameters {
  /** The data that the API answers from. @default 'demo' */
  readonly scenario?: 'demo' | 'empty' | 'large' | undefined
  /** What goes wrong, by operation id (`'*'`: all). */
  readonly faults?: Readonly<Record<string, StoryFault>> | undefined
  /** Flags that differ from their default, which is on. */
  readonly flags?: Readonly<Record<string, boolean>> | undefined
  /** Nobody is signed in. @default false */
  readonly signedOut?: boolean | undefined
  /** Console errors and warnings that belong to what the story shows. */
  readonly expectedConsole?: readonly RegExp[] | undefined
  /** `shadow` shows the story in a shadow root. @default 'none' */
  readonly isolation?: 'none' | 'shadow' | undefined
  /** The story brings its own root, or is about there being none. @default false */
  readonly withoutRoot?: boolean | undefined
  /** Ports that the story replaces. */
  readonly host?: InlayProviderProps['host']
  readonly navigation?: InlayProviderProps['navigation']
}

export interface StoryFault {
  /** Milliseconds before the answer; `Infinity`: it never comes. */
  readonly latency?: number | undefined
  /** The status of a problem document. */
  readonly status?: number | undefined
  /** The connection breaks off. */
  readonly dropped?: boolean | undefined
  /** Only so many times. @default each time */
  readonly times?: number | undefined
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    inlay?: InlayParameters
  }
}

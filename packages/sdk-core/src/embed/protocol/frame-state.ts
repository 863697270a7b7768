import type { AuthState, AuthUser } from '../../ports/auth-adapter'
import type { Destination } from '../../ports/navigation'
import { readDestination } from './destination'
import { isLocale } from './is-locale'
import { own, ownText } from './own'

/** What a page chooses for a component in its frame, and may change while it is shown. */
export interface FrameSettings {
  /** What the frame holds, for who does not see it. */
  readonly title?: string | undefined
  /** The workspace that the component is about. */
  readonly workspaceId?: string | undefined
  /** A BCP 47 tag. @default 'en' */
  readonly locale?: string | undefined
  /** @default as the locale is written */
  readonly direction?: 'ltr' | 'rtl' | undefined
  readonly appearance?: FrameAppearance | undefined
  /** Which features are on; those that are not named are off. @default the server's flags of the workspace */
  readonly flags?: Readonly<Record<string, boolean>> | undefined
  /** The page's own wording, by full key. */
  readonly messages?: Readonly<Record<string, string>> | undefined
}

/** The `appearance` of a provider. */
export interface FrameAppearance {
  /** @default 'auto': as the system has it */
  readonly theme?: 'auto' | 'light' | 'dark' | undefined
  /** Without their `--inlay-` prefix. */
  readonly variables?: Readonly<Record<string, string | undefined>> | undefined
  /** @default 'regular' */
  readonly density?: 'regular' | 'compact' | undefined
}

export type FrameParams = Readonly<Record<string, unknown>>

/** All that a framed page shows by. */
export interface FrameState extends FrameSettings {
  readonly component: string
  readonly params: FrameParams
  readonly auth: AuthState
  /** Where the person is, where the page around has places. */
  readonly place?: Destination | undefined
}

export function readFrameState(body: unknown): FrameState | undefined {
  const component = ownText(body, 'component')
  const params = own(body, 'params')
  if (component === undefined || !isRecord(params)) return undefined
  return {
    component,
    params,
    auth: readAuthState(own(body, 'auth')),
    place: readDestination(own(body, 'place')),
    title: ownText(body, 'title'),
    workspaceId: ownText(body, 'workspaceId'),
    // Another page's mistake is not to take the component away.
    locale: localeOf(own(body, 'locale')),
    direction: oneOf(own(body, 'direction'), ['ltr', 'rtl']),
    appearance: readAppearance(own(body, 'appearance')),
    flags: recordOf(own(body, 'flags'), (value) => typeof value === 'boolean'),
    messages: recordOf(own(body, 'messages'), isText),
  }
}

/** What is not understood is nobody. */
export function readAuthState(body: unknown): AuthState {
  const user = readUser(own(body, 'user'))
  return ownText(body, 'status') === 'signed-in' && user ? { status: 'signed-in', user } : { status: 'signed-out' }
}

function readUser(body: unknown): AuthUser | undefined {
  const userId = ownText(body, 'userId')
  return userId === undefined ? undefined : { userId, name: ownText(body, 'name'), email: ownText(body, 'email') }
}

function localeOf(value: unknown): string | undefined {
  return isLocale(value) ? value : undefined
}

function readAppearance(body: unknown): FrameAppearance | undefined {
  if (!isRecord(body)) return undefined
  return {
    theme: oneOf(own(body, 'theme'), ['auto', 'light', 'dark']),
    density: oneOf(own(body, 'density'), ['regular', 'compact']),
    variables: recordOf(own(body, 'variables'), isText),
  }
}

function oneOf<Choice extends string>(value: unknown, choices: readonly Choice[]): Choice | undefined {
  return choices.find((choice) => choice === value)
}

function recordOf<Value>(
  body: unknown,
  isValue: (value: unknown) => value is Value,
): Readonly<Record<string, Value>> | undefined {
  if (!isRecord(body)) return undefined
  return Object.fromEntries(Object.entries(body).filter((entry): entry is [string, Value] => isValue(entry[1])))
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

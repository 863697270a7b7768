'use client'
export {
  defineEmbeddable,
  type AnyEmbeddable,
  type Embeddable,
  type EmbeddableDefinition,
  type Embeddables,
  type EventHandlers,
  type FramedProps,
  type NotInFrames,
} from './embeddable/define-embeddable'
export { handlerName, loadEmbeddable, type LoadedEmbeddable } from './embeddable/load-embeddable'
export {
  parseEmbeddableProps,
  type EmbeddablePropIssue,
  type ParsedEmbeddableProps,
} from './embeddable/parse-embeddable-props'
export { allFlags } from './flags/all-flags'
export { useFlag, useFlags, type FlagsState } from './flags/use-flags'
export { useAuthState } from './hooks/use-auth-state'
export { useClock } from './hooks/use-clock'
export { useHost } from './hooks/use-host'
export { useInlay } from './hooks/use-inlay'
export { useLatest } from './hooks/use-latest'
export { useNavigation } from './hooks/use-navigation'
export { useNotify } from './hooks/use-notify'
export { useSessionExpired, type SessionExpired } from './hooks/use-session-expired'
export { useSupports } from './hooks/use-supports'
export { useWorkspaceId } from './hooks/use-workspace-id'
export { InlayContext, NotifyContext, type Appearance, type InlayContextValue } from './inlay-context'
export type { InlayEvent } from './inlay-event'
export { directionOf } from './direction-of'
export { InlayProvider, type InlayProviderProps } from './InlayProvider'
export { checkMessages, type MessageProblem } from './messages/check-messages'
export { formatMessage } from './messages/format-message'
export { useMessages, type Translate } from './messages/use-messages'
export type { OperationState } from './operations/operation-state'
export {
  useAction,
  type Action,
  type ActionFailure,
  type ActionResult,
  type ActionSuccess,
  type Ask,
  type RunOptions,
  type UseActionOptions,
} from './operations/use-action'
export { useOperation, type UseOperationOptions } from './operations/use-operation'
export { usePolling } from './operations/use-polling'
export { change, type OptimisticChange } from './session/optimistic-answers'
export type { Session } from './session/session'
export type { ThemeVariables } from './theme-variables'

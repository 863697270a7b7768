import { Component, type ContextType, type ErrorInfo, type ReactNode } from 'react'
import { InlayContext } from '../../react/inlay-context'
import { ScreenFailed } from './ScreenFailed'

export interface ScreenBoundaryProps {
  readonly children: ReactNode
  /** What stands there instead. @default a sentence with a button that tries again */
  readonly fallback?: ((failure: { readonly error: unknown; readonly retry: () => void }) => ReactNode) | undefined
  /** Another key begins anew: the screen's address, or the id that it is about. */
  readonly resetKey?: string | undefined
  /** @default the provider's `onError` */
  readonly onError?: ((error: unknown, details: { readonly componentStack: string }) => void) | undefined
}

interface State {
  readonly failure: { readonly error: unknown } | undefined
  readonly resetKey: string | undefined
}

/** Keeps a screen that breaks from taking the rest with it, and reports what broke. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
  static override contextType = InlayContext
  declare context: ContextType<typeof InlayContext>
  override state: State = { failure: undefined, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(props: ScreenBoundaryProps, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { failure: undefined, resetKey: props.resetKey }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    const report = this.props.onError ?? this.context?.onError
    report?.(error, { componentStack: info.componentStack ?? '' })
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    const retry = () => this.setState({ failure: undefined })
    return this.props.fallback?.({ error: failure.error, retry }) ?? <ScreenFailed onRetry={retry} />
  }
}

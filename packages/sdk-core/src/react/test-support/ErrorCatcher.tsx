import { Component, type ReactNode } from 'react'

/** Shows the message of what its children throw. */
export class ErrorCatcher extends Component<{ readonly children: ReactNode }, { readonly message?: string }> {
  override state: { readonly message?: string } = {}

  static getDerivedStateFromError(error: unknown) {
    return { message: String(error) }
  }

  override render() {
    return this.state.message === undefined ? this.props.children : <p>{this.state.message}</p>
  }
}

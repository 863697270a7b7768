import { createElement, type ComponentType, type ReactElement } from 'react'

/** A node, drawn by the component that somebody gave for its kind, else as the kit does. */
export function drawNode<Props extends object>(
  own: ComponentType<Props> | undefined,
  standard: ComponentType<Props>,
  props: Props,
): ReactElement {
  return createElement(own ?? standard, props)
}

import type { FunctionComponent } from 'react'
import type { AnyEmbeddable } from './define-embeddable'

export interface LoadedEmbeddable {
  /** Takes props that `parseEmbeddableProps` has read, and `handlers`. */
  readonly Component: FunctionComponent<Readonly<Record<string, unknown>>>
  readonly handlers: Readonly<Record<string, (payload: unknown) => void>>
}

/** Loads what a frame shows, with handlers that pass the component's events on. */
export async function loadEmbeddable(
  embeddable: AnyEmbeddable,
  emit: (event: string, payload: unknown) => void,
): Promise<LoadedEmbeddable> {
  const component = await embeddable.component()
  return {
    // Its props are checked at run time, by the schema that it was declared with.
    Component: component as LoadedEmbeddable['Component'],
    handlers: Object.fromEntries(
      Object.keys(embeddable.events).map((event) => [handlerName(event), (payload: unknown) => emit(event, payload)]),
    ),
  }
}

/** The prop through which a component tells of an event: `openRow` by `onOpenRow`. */
export function handlerName(event: string): string {
  return `on${event.charAt(0).toUpperCase()}${event.slice(1)}`
}

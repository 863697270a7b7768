import { loadEmbeddable, parseEmbeddableProps, type AnyEmbeddable } from '@inlay/sdk-core/react'
import { lazy, Suspense, useState } from 'react'

/** An embeddable as a component of the page, with the props that it has by itself. */
export function ShownEmbeddable({ embeddable }: { readonly embeddable: AnyEmbeddable }) {
  const [Component] = useState(() =>
    lazy(async () => ({ default: (await loadEmbeddable(embeddable, () => {})).Component })),
  )
  const parsed = parseEmbeddableProps(embeddable, {})
  return (
    <Suspense fallback={null}>
      <Component {...(parsed.ok ? parsed.props : {})} />
    </Suspense>
  )
}

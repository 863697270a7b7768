import { loadEmbeddable, parseEmbeddableProps, type AnyEmbeddable } from '@inlay/sdk-core/react'
import { lazy, Suspense, useState } from 'react'
import { sampleParams } from './sample-params'

/** An embeddable as a component of the page, with what there is to show in it. */
export function ShownEmbeddable({ embeddable }: { readonly embeddable: AnyEmbeddable }) {
  const [Component] = useState(() =>
    lazy(async () => ({ default: (await loadEmbeddable(embeddable, () => {})).Component })),
  )
  const parsed = parseEmbeddableProps(embeddable, sampleParams(embeddable))
  return (
    <Suspense fallback={null}>
      <Component {...(parsed.ok ? parsed.props : {})} />
    </Suspense>
  )
}

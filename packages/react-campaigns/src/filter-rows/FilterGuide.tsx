import { useMessages } from '@inlay/sdk-core/react'
import { Button, Icon } from '@inlay/sdk-core/ui'
import type { FilterKinds } from './filter-kinds'
import { filterRowMessages } from './messages'

export interface FilterGuideProps<Key extends string> {
  readonly kinds: FilterKinds<Key>
  readonly title: string
  readonly onExample: (example: { readonly key: Key; readonly value: string }) => void
}

/** What each kind of row asks for, with examples that can be taken. */
export function FilterGuide<Key extends string>({ kinds, title, onExample }: FilterGuideProps<Key>) {
  const t = useMessages(filterRowMessages)
  return (
    <section className="inlay-FilterGuide" aria-label={title}>
      <h3 className="inlay-FilterGuide-title">{title}</h3>
      <ul className="inlay-FilterGuide-list">
        {kinds.keys.map((key) => {
          const { icon, label, hint, examples } = kinds.kinds[key]
          return (
            <li key={key} className="inlay-FilterGuide-kind">
              <Icon icon={icon} />
              <div>
                <h4 className="inlay-FilterGuide-name">{t(label)}</h4>
                <p className="inlay-FilterGuide-hint">{t(hint)}</p>
                <div className="inlay-FilterGuide-examples">
                  {examples.map((example) => (
                    <Button
                      key={example}
                      size="compact"
                      className="inlay-FilterGuide-example"
                      onClick={() => onExample({ key, value: t(example) })}
                    >
                      {t(example)}
                    </Button>
                  ))}
                </div>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

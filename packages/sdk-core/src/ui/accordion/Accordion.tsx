import { forwardRef, useId, useState, type ComponentPropsWithoutRef, type KeyboardEvent, type ReactNode } from 'react'
import { ChevronRight } from 'lucide-react'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import { lineTarget } from '../roving/line-target'

export interface AccordionItem {
  readonly value: string
  readonly title: ReactNode
  /** At the end of the heading: a count, a badge. */
  readonly aside?: ReactNode
  readonly content: ReactNode
}

export interface AccordionProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue'> {
  /** The sections, in this order. */
  readonly items: readonly AccordionItem[]
  /** Those that are open; left out, they are kept here. */
  readonly value?: readonly string[] | undefined
  /** The sections that are open at first, by their ids. @default none */
  readonly defaultValue?: readonly string[] | undefined
  /** A section has been opened or closed; told are all that are open. */
  readonly onValueChange?:
    | ((value: readonly string[], details: { readonly reason: 'opened' | 'closed'; readonly item: string }) => void)
    | undefined
  /** More than one may be open. @default true */
  readonly multiple?: boolean | undefined
  /** Of the headings of the sections: one below that of what they stand in. @default 3 */
  readonly headingLevel?: 2 | 3 | 4 | 5 | undefined
  /** What was opened once stays as it was, hidden. @default true */
  readonly keepMounted?: boolean | undefined
}

/**
 * Headings that open what is below them. Up, Down, Home and End move between headings.
 *
 * Contract: slot classes `inlay-Accordion`, `-item`, `-heading`, `-trigger`, `-aside`, `-content`; `data-open`.
 */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion(
  {
    items,
    value,
    defaultValue = [],
    onValueChange,
    multiple = true,
    headingLevel = 3,
    keepMounted = true,
    className,
    ...rest
  },
  ref,
) {
  const id = useId()
  const [own, setOwn] = useState(defaultValue)
  const open = value ?? own
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const Heading = `h${headingLevel}` as const

  const toggle = (item: string) => {
    const closes = open.includes(item)
    const next = closes ? open.filter((one) => one !== item) : multiple ? [...open, item] : [item]
    setOwn(next)
    onValueChange?.(next, { reason: closes ? 'closed' : 'opened', item })
  }
  const shown = open.filter((item) => !seen.has(item))
  if (keepMounted && shown.length > 0) setSeen(new Set([...seen, ...shown]))

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const triggers = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-accordion="${id}"]`)]
    const from = triggers.indexOf(event.target as HTMLElement)
    const target = from < 0 ? undefined : lineTarget(event.key, from, triggers.length, { vertical: true })
    if (target === undefined) return
    event.preventDefault()
    triggers[target]?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the arrow keys of its headings
    <div {...rest} ref={ref} className={classNames('inlay-Accordion', className)} onKeyDown={press}>
      {items.map((item) => {
        const isOpen = open.includes(item.value)
        return (
          <div key={item.value} className="inlay-Accordion-item" data-open={isOpen ? '' : undefined}>
            <Heading className="inlay-Accordion-heading">
              <button
                type="button"
                id={`${id}-trigger-${item.value}`}
                className="inlay-Accordion-trigger"
                data-accordion={id}
                aria-expanded={isOpen}
                aria-controls={`${id}-content-${item.value}`}
                onClick={() => toggle(item.value)}
              >
                <Icon icon={ChevronRight} size={14} directional className="inlay-Accordion-mark" />
                <span className="inlay-Accordion-title">{item.title}</span>
                {item.aside !== undefined && <span className="inlay-Accordion-aside">{item.aside}</span>}
              </button>
            </Heading>
            <div
              role="region"
              id={`${id}-content-${item.value}`}
              aria-labelledby={`${id}-trigger-${item.value}`}
              className="inlay-Accordion-content"
              hidden={!isOpen}
            >
              {(isOpen || (keepMounted && seen.has(item.value))) && item.content}
            </div>
          </div>
        )
      })}
    </div>
  )
})

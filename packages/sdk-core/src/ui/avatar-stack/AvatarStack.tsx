import { forwardRef, useContext, type ComponentPropsWithoutRef } from 'react'
import { InlayContext } from '../../react/inlay-context'
import { useMessages } from '../../react/messages/use-messages'
import { Avatar } from '../avatar/Avatar'
import { classNames } from '../class-names'
import { kitMessages } from '../messages'
import { Tooltip } from '../tooltip/Tooltip'

/** One of the people in a stack. */
export interface StackedPerson {
  readonly id: string
  readonly name: string
  readonly src?: string | undefined
}

export interface AvatarStackProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** Those that it stands for, in this order. */
  readonly people: readonly StackedPerson[]
  /** What they have in common: “Members of Cold-chain shippers”. */
  readonly label: string
  /** How many stand by themselves before the rest become a number. @default 4 */
  readonly limit?: number | undefined
  /** All there are, where `people` are only the first of them. @default how many `people` are */
  readonly total?: number | undefined
  /** Across, in pixels. @default 24 */
  readonly size?: 20 | 24 | 40 | undefined
}

/**
 * People in a row, each over the edge of the one before, and how many more there are. Who they are is read as a list
 * and shown as a tooltip, by keyboard too.
 *
 * Contract: slot classes `inlay-AvatarStack`, `-person`, `-more`; `data-size`.
 */
export const AvatarStack = forwardRef<HTMLUListElement, AvatarStackProps>(function AvatarStack(
  { people, label, limit = 4, total = people.length, size = 24, className, ...rest },
  ref,
) {
  const t = useMessages(kitMessages)
  const locale = useContext(InlayContext)?.locale ?? 'en'
  // A number in the place of one person would say less than the person.
  const shown = total > limit + 1 || people.length < total ? people.slice(0, limit) : people
  const more = total - shown.length
  const names = people.slice(shown.length, shown.length + namesShown).map((person) => person.name)
  const others = more - names.length
  const listed = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    others > 0 ? [...names, t('morePeople', { count: others })] : names,
  )
  return (
    <ul {...rest} ref={ref} aria-label={label} className={classNames('inlay-AvatarStack', className)} data-size={size}>
      {shown.map((person) => (
        <li key={person.id} className="inlay-AvatarStack-person">
          <Tooltip text={person.name} names>
            {/* Reached by keyboard, since the name is nowhere else to be seen. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <span tabIndex={0} role="img" aria-label={person.name} className="inlay-AvatarStack-face">
              <Avatar name={person.name} src={person.src} size={size} />
            </span>
          </Tooltip>
        </li>
      ))}
      {more > 0 && (
        <li className="inlay-AvatarStack-person">
          <Tooltip text={listed} names>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <span tabIndex={0} role="img" aria-label={listed} className="inlay-AvatarStack-more">
              <bdi>+{new Intl.NumberFormat(locale).format(more)}</bdi>
            </span>
          </Tooltip>
        </li>
      )}
    </ul>
  )
})

/** A tooltip holds a few names; the rest is a number there too. */
const namesShown = 12

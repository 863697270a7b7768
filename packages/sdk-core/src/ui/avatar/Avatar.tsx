import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react'
import { classNames } from '../class-names'
import { avatarTone, initials } from './initials'

export interface AvatarProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Whose it is: read out, and the source of the initials. */
  readonly name: string
  /** A picture; where it cannot be loaded, the initials stand. */
  readonly src?: string | undefined
  /** Across, in pixels. @default 20 */
  readonly size?: 20 | 24 | 40 | undefined
  /** Read, where the name does not stand beside it. @default false */
  readonly labelled?: boolean | undefined
}

/**
 * A person, by picture or by initials in a colour that stays theirs.
 *
 * Contract: slot class `inlay-Avatar`; `data-size`, `data-tone` 1 to 6.
 */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, src, size = 20, labelled = false, className, ...rest },
  ref,
) {
  const [broken, setBroken] = useState<string>()
  return (
    <span
      {...rest}
      ref={ref}
      className={classNames('inlay-Avatar', className)}
      data-size={size}
      data-tone={avatarTone(name)}
      {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {src !== undefined && src !== broken ? <img src={src} alt="" onError={() => setBroken(src)} /> : initials(name)}
    </span>
  )
})

import {
  Fragment,
  forwardRef,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
} from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../class-names'
import { kitMessages } from '../messages'
import { keysShown } from './keys-shown'
import { platformOf, type Platform } from './platform-of'

export interface KbdProps extends Omit<ComponentPropsWithoutRef<'kbd'>, 'children'> {
  /** `mod+k`, `shift+?`, `g c`: `mod` is ⌘ on a Mac and Ctrl elsewhere, a space stands between keys one after another. */
  readonly keys: string
}

/**
 * Keys to press, written as on the keyboard of the one who reads.
 *
 * Contract: slot classes `inlay-Kbd`, `-key`.
 */
export const Kbd = forwardRef<HTMLElement, KbdProps>(function Kbd({ keys, className, ...rest }, ref) {
  const t = useMessages(kitMessages)
  const element = useRef<HTMLElement>(null)
  // A server cannot know whose keyboard it is.
  const [platform, setPlatform] = useState<Platform>('other')
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [])
  useLayoutEffect(() => {
    if (element.current) setPlatform(platformOf(element.current))
  }, [])
  return (
    <kbd {...rest} ref={element} className={classNames('inlay-Kbd', className)} dir="ltr">
      {keysShown(keys, platform).map((chord, index) => (
        // A sequence has no identity but its order.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 && <span className="inlay-Kbd-then">{t('keysThen')}</span>}
          {chord.map((key) => (
            <kbd key={key} className="inlay-Kbd-key">
              {key}
            </kbd>
          ))}
        </Fragment>
      ))}
    </kbd>
  )
})

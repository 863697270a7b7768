import { useSyncExternalStore } from 'react'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import type { Announcements } from './announcements'

/** Reads out what `useAnnounce` says. */
export function LiveRegion({ announcements }: { readonly announcements: Announcements }) {
  const list = useSyncExternalStore(announcements.subscribe, announcements.list, announcements.list)
  return (
    <VisuallyHidden>
      {[false, true].map((assertive) => (
        <div key={String(assertive)} aria-live={assertive ? 'assertive' : 'polite'} data-announcements="">
          {list
            .filter((announcement) => announcement.assertive === assertive)
            .map(({ id, text }) => (
              <p key={id}>{text}</p>
            ))}
        </div>
      ))}
    </VisuallyHidden>
  )
}

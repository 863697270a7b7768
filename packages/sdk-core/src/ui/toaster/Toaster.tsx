import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { kitMessages } from '../messages'
import { stackToasters } from './stack-toasters'
import type { ToastQueue } from './toast-queue'
import { ToastCard } from './ToastCard'
import type { ToasterReach } from './use-toaster-reach'

/**
 * Shows the toasts of a root in the top layer, at the end of the block and of the inline axis. They wait while a
 * pointer or focus is on them. F6 leads to the newest from wherever focus is in the root, and back; so does Escape.
 *
 * Contract: slot class `inlay-Toaster`.
 */
export function Toaster({ toasts, reach }: ToasterProps) {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list)
  return list.length > 0 && <OpenToaster toasts={toasts} reach={reach} list={list} />
}

interface ToasterProps {
  readonly toasts: ToastQueue
  readonly reach: ToasterReach
}

interface OpenToasterProps extends ToasterProps {
  readonly list: ReturnType<ToastQueue['list']>
}

function OpenToaster({ toasts, reach, list }: OpenToasterProps) {
  const t = useMessages(kitMessages)
  const region = useRef<HTMLElement>(null)
  const pointed = useRef(false)
  const newest = list.at(-1)
  const newestShown = `${newest?.key} ${newest?.version}`

  // Shown anew for each toast, so that it comes above whatever has been opened since.
  useLayoutEffect(() => {
    const element = region.current
    // A dialog that closes with the notice takes its place along: it is shown again in the next one.
    if (!element?.isConnected) return
    element.popover = 'manual'
    element.showPopover()
    return () => {
      if (element.isConnected) element.hidePopover()
    }
  }, [newestShown])

  useEffect(() => reach.show(region.current), [reach])
  useLayoutEffect(() => (region.current ? stackToasters(region.current) : undefined), [])

  return (
    // Nothing is done by these: they only tell that somebody reads.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={region}
      className="inlay-Toaster"
      aria-label={t('notifications')}
      aria-keyshortcuts="F6"
      onPointerEnter={() => {
        pointed.current = true
        toasts.pause()
      }}
      onPointerLeave={({ currentTarget }) => {
        pointed.current = false
        // Focus that a pointer has left behind reads nothing.
        if (!currentTarget.querySelector(':focus-visible')) toasts.resume()
      }}
      onFocus={(event) => {
        toasts.pause()
        if (!event.currentTarget.contains(event.relatedTarget)) reach.enter(event.relatedTarget)
      }}
      onBlur={(event) => {
        const { currentTarget, relatedTarget } = event
        if (!currentTarget.contains(relatedTarget) && !pointed.current) toasts.resume()
      }}
    >
      {list.map((toast) => (
        <ToastCard
          key={toast.key}
          toast={toast}
          onLeave={() => reach.leaveCard(toast.key)}
          onDismiss={() => {
            reach.leaveCard(toast.key)
            toasts.remove(toast.key)
          }}
        />
      ))}
    </section>
  )
}

import { forwardRef, useId, useRef, type ComponentPropsWithoutRef } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { Button } from '../button/Button'
import { classNames } from '../class-names'
import { useAnnounce } from '../root/use-announce'
import { shortcutMessages } from './shortcut-messages'
import { Switch } from '../switch/Switch'
import { ShortcutRow } from './ShortcutRow'
import { useShortcuts } from './use-shortcuts'

export interface ShortcutsListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The level of the headings of groups. @default 3 */
  readonly headingLevel?: 2 | 3 | 4 | 5 | undefined
}

/**
 * All shortcuts of the nearest root, by group. Their keys can be changed, and they can be turned off, one or all.
 *
 * Contract: slot classes `inlay-Shortcuts`, `-head`, `-group`, `-heading`, `-row`, `-words`, `-label`, `-conflict`,
 * `-keys`, `-recorder`, `-empty`; `data-off`.
 */
export const ShortcutsList = forwardRef<HTMLDivElement, ShortcutsListProps>(function ShortcutsList(
  { headingLevel = 3, className, ...rest },
  ref,
) {
  const t = useMessages(shortcutMessages)
  const announce = useAnnounce()
  const id = useId()
  const first = useRef<HTMLButtonElement>(null)
  const settings = useShortcuts()
  const groups = new Map<string, typeof settings.shortcuts>()
  for (const shortcut of settings.shortcuts) {
    const group = shortcut.group ?? t('shortcutsGeneral')
    groups.set(group, [...(groups.get(group) ?? []), shortcut])
  }
  const touched =
    !settings.enabled || settings.shortcuts.some(({ enabled, keys, defaultKeys }) => !enabled || keys !== defaultKeys)
  const Heading = `h${headingLevel}` as const

  return (
    <div {...rest} ref={ref} className={classNames('inlay-Shortcuts', className)}>
      <div className="inlay-Shortcuts-head">
        <Switch
          ref={first}
          label={t('shortcutsOn')}
          checked={settings.enabled}
          onCheckedChange={(on) => settings.setEnabled(on)}
        />
        {touched && (
          <Button
            variant="ghost"
            size="compact"
            onClick={() => {
              settings.reset()
              // The button goes with what it did.
              first.current?.focus()
              announce(t('shortcutsWereReset'))
            }}
          >
            {t('shortcutsReset')}
          </Button>
        )}
      </div>
      {groups.size === 0 && <p className="inlay-Shortcuts-empty">{t('shortcutsNone')}</p>}
      {[...groups].map(([group, shortcuts], index) => (
        <section key={group} className="inlay-Shortcuts-group" aria-labelledby={`${id}-${index}`}>
          <Heading id={`${id}-${index}`} className="inlay-Shortcuts-heading">
            {group}
          </Heading>
          <ul>
            {shortcuts.map((shortcut) => (
              <ShortcutRow key={shortcut.id} shortcut={shortcut} settings={settings} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
})

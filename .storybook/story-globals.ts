import type { GlobalTypes } from 'storybook/internal/types'
import type { Appearance } from '@inlay/sdk-core/react'

/** What the toolbar sets for all stories; a story that is about one of them sets its own `globals`. */
export interface StoryGlobals {
  readonly theme: NonNullable<Appearance['theme']>
  readonly direction: 'auto' | 'ltr' | 'rtl'
  readonly locale: 'en' | 'de' | 'ar' | 'ja' | 'pseudo'
  readonly density: NonNullable<Appearance['density']>
}

export const initialGlobals: StoryGlobals = { theme: 'auto', direction: 'auto', locale: 'en', density: 'regular' }

export const globalTypes: GlobalTypes = {
  theme: toolbar('Theme', 'contrast', { auto: 'As the system', light: 'Light', dark: 'Dark' }),
  direction: toolbar('Direction', 'transfer', { auto: 'As the locale', ltr: 'Left to right', rtl: 'Right to left' }),
  locale: toolbar('Locale', 'globe', {
    en: 'English',
    de: 'Deutsch',
    ar: 'العربية',
    ja: '日本語',
    pseudo: '[Þšéûðö]',
  }),
  density: toolbar('Density', 'component', { regular: 'Regular', compact: 'Compact' }),
}

function toolbar(title: string, icon: 'contrast' | 'transfer' | 'globe' | 'component', items: Record<string, string>) {
  return {
    name: title,
    toolbar: {
      icon,
      dynamicTitle: true,
      items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
    },
  }
}

/** The globals of a story as far as they are ours; anything unknown falls back. */
export function readGlobals(globals: Readonly<Record<string, unknown>>): StoryGlobals {
  return {
    theme: oneOf(globals['theme'], ['light', 'dark'], 'auto'),
    direction: oneOf(globals['direction'], ['ltr', 'rtl'], 'auto'),
    locale: oneOf(globals['locale'], ['de', 'ar', 'ja', 'pseudo'], 'en'),
    density: oneOf(globals['density'], ['compact'], 'regular'),
  }
}

function oneOf<Value extends string, Fallback extends string>(
  value: unknown,
  known: readonly Value[],
  fallback: Fallback,
): Value | Fallback {
  return known.find((candidate) => candidate === value) ?? fallback
}

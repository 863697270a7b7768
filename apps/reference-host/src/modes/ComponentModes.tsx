import { InlayProvider, useInlay, useMessages } from '@inlay/sdk-core/react'
import { InlayRoot, Segments, Select, Switch } from '@inlay/sdk-core/ui'
import { useState } from 'react'
import { embeddables } from '../embed/embeddables'
import type { ThemeChoice } from '../theme/chosen-theme'
import './ComponentModes.css'
import { FramedMode } from './FramedMode'
import { modesMessages } from './modes-messages'
import { ShownEmbeddable } from './ShownEmbeddable'

const themes = ['auto', 'light', 'dark'] as const satisfies readonly ThemeChoice[]

/** One component in every way in which a page can have it, with the same props and the same theme. */
export function ComponentModes() {
  const t = useMessages(modesMessages)
  const inlay = useInlay()
  const [name, setName] = useState(embeddables[0]?.name)
  const [theme, setTheme] = useState<ThemeChoice>('light')
  const [throughPage, setThroughPage] = useState(false)
  const embeddable = embeddables.find((each) => each.name === name)
  if (!embeddable) return null
  const inline = <ShownEmbeddable key={embeddable.name} embeddable={embeddable} />
  const modes = [
    { mode: 'inline', shown: <InlayRoot>{inline}</InlayRoot> },
    { mode: 'isolated', shown: <InlayRoot isolation="shadow">{inline}</InlayRoot> },
    {
      mode: 'framed',
      shown: (
        <FramedMode
          key={`${embeddable.name} ${throughPage}`}
          component={embeddable.name}
          theme={theme}
          throughPage={throughPage}
        />
      ),
    },
  ] as const

  return (
    <div className="host-ComponentModes">
      <h1 tabIndex={-1}>{t('title')}</h1>
      <div className="host-ComponentModes-choices">
        <Select
          label={t('component')}
          options={embeddables.map((each) => ({ value: each.name, label: each.name }))}
          value={embeddable.name}
          onValueChange={(value) => setName(value ?? undefined)}
        />
        <Segments
          label={t('theme')}
          items={themes.map((value) => ({ value, label: t(value) }))}
          value={theme}
          onValueChange={setTheme}
        />
        <Switch
          className="host-ComponentModes-switch"
          label={t('throughPage')}
          checked={throughPage}
          onCheckedChange={setThroughPage}
        />
      </div>
      <InlayProvider {...inlay} appearance={{ theme }}>
        <div className="host-ComponentModes-modes">
          {modes.map(({ mode, shown }) => (
            <section key={mode} className="host-ComponentModes-mode" aria-labelledby={`mode-${mode}`}>
              <h2 id={`mode-${mode}`} className="host-ComponentModes-title">
                {t(mode)}
              </h2>
              <div className="host-ComponentModes-ground">{shown}</div>
            </section>
          ))}
        </div>
      </InlayProvider>
    </div>
  )
}

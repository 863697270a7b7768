import { defineMessages } from '@inlay/sdk-core'

export const modesMessages = defineMessages('host.modes', {
  title: 'Component modes',
  component: 'Component',
  theme: 'Theme',
  auto: 'System',
  light: 'Light',
  dark: 'Dark',
  throughPage: 'Calls of the frame go through this page',
  inline: 'Inline',
  isolated: 'Isolated',
  framed: 'Framed',
  failed: 'The frame failed',
  noAddress: 'The server did not say where its framed pages are.',
})

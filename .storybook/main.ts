import type { StorybookConfig } from '@storybook/react-vite'
import { resolve } from 'node:path'
import { defaultClientConditions } from 'vite'
import { docgen } from './docgen/docgen-plugin.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Neither of Storybook's own ones knows reasons of changes, defaults and all types; one writes file paths into the build.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    // Tests show no tables, and would wait for the compiler.
    plugins: [...(vite.plugins ?? []), !process.env['VITEST'] && docgen(resolve(import.meta.dirname, '..'))],
    resolve: { ...vite.resolve, conditions: ['@inlay/source', ...defaultClientConditions] },
  }),
}

export default config

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { hardenedStyles } from './suites/hostile/hardened-styles-plugin.mjs'

// Made anew for each project: vitest keeps notes in it.
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    // What enters would be seen through for some frames; times and numbers are the same everywhere.
    contextOptions: { reducedMotion: 'reduce', colorScheme: 'light', locale: 'en-GB', timezoneId: 'UTC' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  }),
  viewport: { width: 1280, height: 800 },
  instances: [{ browser: 'chromium' as const }],
})

const fromSource = { conditions: ['@inlay/source', ...defaultClientConditions] }

/** Bundled before the first test: found only under way, they would be bundled anew and React be there twice. */
const optimizeDeps = {
  include: [
    '@floating-ui/react',
    '@tanstack/react-query',
    'd3-array',
    'intl-messageformat',
    'ky',
    'lucide-react',
    'marked',
    'msw',
    'react',
    'react-dom',
    'react-dom/client',
    'react-dom/server',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
    'react-hook-form',
    'zod',
  ],
}

/** Made anew for each project: vitest writes into it. */
const inTheBrowser = () => ({
  plugins: [react(), hardenedStyles()],
  resolve: fromSource,
  optimizeDeps: { include: [...optimizeDeps.include, 'axe-core', 'vitest-browser-react'] },
})

const browserTest = () => ({
  setupFiles: ['.storybook/browser-test-setup.ts'],
  testTimeout: 30_000,
  // What is loaded when it is needed comes late on a busy machine; what is there is seen at once.
  expect: { poll: { timeout: 5_000 } },
  browser: chromium(),
})

/**
 * Each with the focus and the screen to itself, and no other project beside them. By itself vitest opens one on two
 * cores, and heeds `--maxWorkers` of its command line for no browser.
 */
const twoPages = (groupOrder: number) => ({ sequence: { groupOrder }, maxWorkers: 2 })

/** What needs modules of its own, or a page that nothing was shown in before. */
const needsAPage = '{packages,apps}/*/src/**/*.alone.browser.test.{ts,tsx}'

export default defineConfig({
  resolve: { conditions: ['@inlay/source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['@inlay/source', 'module', 'node', 'development|production'] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // A busy machine is no failure: a sign-in from end to end takes seconds there.
          testTimeout: 30_000,
          environment: 'node',
          // Modules are loaded once for all files of a worker: to load them anew for each took half of the time.
          isolate: false,
          include: [
            '{packages,apps}/*/src/**/*.test.ts',
            'scripts/**/*.test.mjs',
            '.storybook/*.test.ts',
            'suites/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/*.browser.test.*'],
        },
      },
      {
        ...inTheBrowser(),
        test: {
          ...browserTest(),
          name: 'browser',
          setupFiles: [...browserTest().setupFiles, '.storybook/shared-page-setup.ts'],
          include: ['{packages,apps}/*/src/**/*.browser.test.{ts,tsx}'],
          exclude: [needsAPage],
          // Files share a page and its modules: to load them anew for each took two fifths of the time.
          isolate: false,
          ...twoPages(1),
        },
      },
      {
        ...inTheBrowser(),
        test: { ...browserTest(), name: 'alone', include: [needsAPage], ...twoPages(2) },
      },
      {
        ...inTheBrowser(),
        test: {
          ...browserTest(),
          name: 'suites',
          include: ['suites/**/*.browser.test.{ts,tsx}'],
          ...twoPages(3),
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        resolve: fromSource,
        optimizeDeps,
        // Files share a page, as stories do in Storybook: to load all anew for each would take most of the time.
        test: {
          name: 'storybook',
          isolate: false,
          setupFiles: ['.storybook/lean-react.ts'],
          browser: chromium(),
          ...twoPages(4),
        },
      },
    ],
  },
})

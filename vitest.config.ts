import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@inlay/source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['@inlay/source', 'module', 'node', 'development|production'] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: ['**/*.browser.test.*'],
        },
      },
    ],
  },
})

/**
 * What `npm test` can run, in the order in which it does: what is quick and finds most comes first. A stage is loaded
 * when it runs, so that the list can be read before anything is installed.
 * @type {Record<string, () => Promise<import('../results/results.mjs').TestResult[]>>}
 */
export const stages = {
  types: async () => (await import('./types.mjs')).typesStage(),
  lint: async () => (await import('./lint.mjs')).lintStage(),
  unit: async () => (await import('./unit.mjs')).unitStage(),
  components: async () => (await import('./components.mjs')).componentsStage(),
  journeys: async () => (await import('./journeys.mjs')).journeysStage(),
  packages: async () => (await import('./packages.mjs')).packagesStage(),
  sizes: async () => (await import('./sizes.mjs')).sizesStage(),
  consumers: async () => (await import('./consumers.mjs')).consumersStage(),
  docs: async () => (await import('./docs.mjs')).docsStage(),
}

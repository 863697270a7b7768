import type { Specimen } from './specimen'

const files = import.meta.glob<{ readonly specimen: Specimen }>('../packages/*/src/**/*.specimen.tsx', { eager: true })

/** Every public component, as the suites meet it. The build sees to it that none is missing. */
export const registry: readonly Specimen[] = Object.values(files)
  .map((file) => file.specimen)
  .sort((one, other) => one.name.localeCompare(other.name))

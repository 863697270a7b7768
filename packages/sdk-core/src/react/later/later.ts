/** Code that comes when it is first needed, and is there at once from then on. */
export interface Later<Part> {
  readonly load: () => Promise<Part>
  /** What has come. */
  readonly now: () => Part | undefined
}

/** One at the top of a module, for all who need it: `later(() => import('./Menu'))`. */
export function later<Part>(ask: () => Promise<Part>): Later<Part> {
  let part: Part | undefined
  return {
    load: async () => (part ??= await ask()),
    now: () => part,
  }
}

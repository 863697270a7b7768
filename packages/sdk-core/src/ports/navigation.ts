/**
 * A place that a feature can lead to, by name and not by address: each host maps names to addresses of its own.
 * `view` is the part of a screen's state that belongs in an address (tab, search, open row).
 */
export interface Destination<
  Name extends string = string,
  Params extends Readonly<Record<string, string>> = Readonly<Record<string, string>>,
  View extends Readonly<Record<string, string | undefined>> = Readonly<Record<string, string | undefined>>,
> {
  readonly name: Name
  readonly params: Params
  readonly view?: View | undefined
}

export interface Navigation {
  push(destination: Destination): void
  replace(destination: Destination): void
  /** The address for a real link, or nothing when this host has none for it. */
  href(destination: Destination): string | undefined
  /** Where the user is, as far as the host can say. */
  current(): Destination | undefined
  subscribe(listener: () => void): () => void
  /** Asks `question` before the user leaves, as long as it is not given back. */
  block(question: () => Promise<boolean>): () => void
}

export type NoticeTone = 'success' | 'danger' | 'info'

export interface NoticeAction {
  readonly label: string
  readonly run: () => void
  /** The notice stays when this is chosen: for what is tried again. @default false */
  readonly stays?: boolean | undefined
}

export interface Notice {
  readonly tone: NoticeTone
  /** What has happened; below it, in lines of their own, what is known about it. */
  readonly text: string
  readonly action?: NoticeAction | undefined
  /** Another way to go on than `action`. */
  readonly otherAction?: NoticeAction | undefined
  /** Stays until it is taken away. @default for a time */
  readonly lasting?: boolean | undefined
  /** A notice with the same id takes the place of the one before. */
  readonly id?: string | undefined
}

/** Shows a notice; the answer takes it away again. */
export type Notify = (notice: Notice) => () => void

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Runs once after the delay; the answer cancels. */
  after(milliseconds: number, run: () => void): () => void
  /** Runs again and again; the answer cancels. */
  every(milliseconds: number, run: () => void): () => void
}

/** Small values kept on the device. Keys come namespaced by feature, user and workspace. */
export interface KeyValueStorage {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  keys(): readonly string[]
}

/** Randomness that a test can make repeatable. */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  /** A new id, unique in practice. */
  id(): string
}

/** Where workers and files of the packages are found. */
export interface Assets {
  url(name: string): URL
}

/** Whether the page is seen, so that polling can rest. */
export interface Visibility {
  visible(): boolean
  subscribe(listener: () => void): () => void
}

/** Whether there is a network, as far as the device knows. */
export interface Connectivity {
  online(): boolean
  subscribe(listener: () => void): () => void
}

/** A shortcut whose keys something else has already. */
export interface ShortcutConflict {
  readonly id: string
  readonly keys: string
  readonly with: 'page' | 'shortcut'
  /** The other one, where it is a shortcut too. */
  readonly otherId: string | undefined
}

/** What features need from the page around them. Each has a default that works in a browser, most also in Node. */
export interface Host {
  /** Left out: the toaster of the nearest root. */
  readonly notify?: Notify | undefined
  download(file: { readonly blob: Blob; readonly filename: string }): void
  openWindow(url: string): void
  /**
   * Has the person asked before they leave the page for good, until the answer is called: something that they did is not
   * yet done. A host that wants no such question gives one that does nothing.
   */
  holdPage(): () => void
  copyText(text: string): Promise<void>
  readonly storage: KeyValueStorage
  readonly clock: Clock
  readonly random: Random
  readonly visibility: Visibility
  readonly connectivity: Connectivity
  /** Nothing reads it yet. */
  readonly assets?: Assets | undefined
  /** Nothing reads it yet: the packages add no `<style>` and no `<script>`. */
  readonly nonce?: string | undefined
  /** Where floating parts are put; left out: inside the nearest root. */
  readonly portalContainer?: HTMLElement | undefined
  /** Keys that the page has a use for itself (`mod+k`, `g c`): no shortcut answers to them. A list made once. */
  readonly reservedShortcuts?: readonly string[] | undefined
  /** Told of a shortcut whose keys are taken; development builds say it in the console too. */
  readonly onShortcutConflict?: ((conflict: ShortcutConflict) => void) | undefined
}

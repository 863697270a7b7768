import type { ReactElement, Ref } from 'react'

/** What the suites hand to a specimen, to be given on to the component itself. */
export interface Own {
  readonly className: string
  readonly ref: Ref<never>
}

/** A component in a browser, driven by real keys. */
export interface Stage {
  /** The root that it stands in: in the page or in a shadow root. What floats is inside of it too. */
  readonly root: HTMLElement
  /** Presses real keys, in the writing of user-event: `{Enter}`, `{Shift>}{Tab}{/Shift}`, `abc`. */
  readonly keys: (keys: string) => Promise<void>
  /** The element that has focus, also inside a shadow root. */
  readonly focused: () => Element | null
  /** Waits for the element with a role and name, anywhere in the root. */
  readonly find: (role: string, name?: string | RegExp) => Promise<HTMLElement>
  /** Waits until it is so, and says what it was when it never is. */
  readonly until: (what: string, holds: () => boolean) => Promise<void>
}

/**
 * A public component as the suites meet it. One stands beside each component, in `{Component}.specimen.tsx`; the
 * registry finds it there, and the build fails for an exported component that no specimen names.
 */
export interface Specimen {
  /** As the door exports it. */
  readonly name: string
  /** Other exported components that are only used together with it, and are part of what it shows. */
  readonly with?: readonly string[] | undefined
  /** The class of its own element, which is public; left out where a component draws nothing by itself. */
  readonly slot?: string | undefined
  /** What its ref leads to, as a selector, where that is not the element with the slot class. */
  readonly refTo?: string | undefined
  /** Whether it takes a class and a ref; where it does not, its slot class is still looked for. @default true */
  readonly own?: boolean | undefined
  /** Whether its element takes other attributes (`data-*`, `id`, handlers). @default true where it takes a class */
  readonly rest?: boolean | undefined
  /** It as a person meets it, with data that is worth looking at and states that matter. */
  readonly render: (own: Own) => ReactElement
  /** By the keyboard alone: brings out what it can do, and throws where it does not. Begins before it, at `Tab`. */
  readonly keyboard?: ((stage: Stage) => Promise<void>) | undefined
  /** Opens what floats, so that pictures and checks have that too; begins before it, at `Tab`. */
  readonly open?: ((stage: Stage) => Promise<void>) | undefined
  /** What it opens does not go by Escape: there is no way past it. @default false */
  readonly stays?: boolean | undefined
}

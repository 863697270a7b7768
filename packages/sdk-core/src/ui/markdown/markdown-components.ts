import { createContext, type ComponentType, type ReactNode } from 'react'
import type { TextDirection } from './text-direction'

interface WithChildren {
  readonly children: ReactNode
}

/** Which way the text runs, where it is not that of what is around it. */
interface Directed extends WithChildren {
  readonly dir?: TextDirection | undefined
}

/** What each kind of node is given to be drawn. */
export interface MarkdownNodes {
  readonly paragraph: Directed
  /** `level` is the one to be drawn; `depth` the number of marks that were written. */
  readonly heading: Directed & { readonly level: HeadingLevel; readonly depth: number }
  readonly quote: Directed
  readonly list: Directed & { readonly ordered: boolean; readonly start: number | undefined }
  /** `checked` is left out where it is no task. */
  readonly item: WithChildren & { readonly checked: boolean | undefined }
  /** `language` as it was written, in small letters. */
  readonly code: { readonly text: string; readonly language: string | undefined }
  readonly codespan: { readonly text: string }
  /** `children` are its head and its body. */
  readonly table: Directed
  readonly rule: Record<never, never>
  /** `href` is there only if it is safe; `address` is what was written, for schemes of one's own. Never a link by itself. */
  readonly link: WithChildren & LinkWords
  readonly image: LinkWords & { readonly alt: string; readonly allowed: boolean }
  readonly strong: WithChildren
  readonly emphasis: WithChildren
  readonly deleted: WithChildren
  /** Text without marks: the place to find mentions and the numbers of citations in. */
  readonly text: { readonly text: string }
}

interface LinkWords {
  readonly href: string | undefined
  readonly address: string
  readonly title: string | undefined
}

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

/** Other ways to draw nodes. Each is a component, made once outside of what renders. */
export type MarkdownComponents = { readonly [Name in keyof MarkdownNodes]?: ComponentType<MarkdownNodes[Name]> }

export interface MarkdownSettings {
  readonly components: MarkdownComponents
  readonly headingLevel: HeadingLevel
  readonly allowImage: (address: string) => boolean
}

export const MarkdownContext = createContext<MarkdownSettings>({
  components: {},
  headingLevel: 3,
  allowImage: () => false,
})

/** In a list, which decides for all that is in it. */
export const MarkdownInList = createContext(false)

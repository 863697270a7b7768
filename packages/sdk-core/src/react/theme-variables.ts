/**
 * The basic variables of the looks. Each can be set alone; all the others (`--inlay-accent-hover`, `--inlay-border`,
 * `--inlay-radius-card`, …) follow from them, in light and dark.
 */
export interface ThemeVariables {
  /**
   * What is primary, chosen or in focus, as any CSS colour. Lightness 0.42 to 0.57 (in OKLCH) keeps white on it readable;
   * for a lighter one set `on-accent` too. @default oklch(0.52 0.19 277), in dark oklch(0.555 0.185 277)
   */
  readonly accent?: string | undefined
  /** Text on the accent. @default white */
  readonly 'on-accent'?: string | undefined
  /**
   * Gives its hue and chroma to grounds, lines and text; its lightness is not used. Chroma at most 0.025.
   * @default oklch(0.5 0.018 265)
   */
  readonly neutral?: string | undefined
  readonly success?: string | undefined
  readonly warning?: string | undefined
  readonly danger?: string | undefined
  readonly info?: string | undefined
  /** The roundness of controls; badges, cards and dialogs are less or more by proportion. 0px to 10px. @default 6px */
  readonly radius?: string | undefined
  /** @default the system's own */
  readonly font?: string | undefined
  /** @default the system's own of fixed width */
  readonly 'font-mono'?: string | undefined
}

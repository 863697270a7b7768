/** `compact` in toolbars, cards and panels; `regular` in headers, forms and dialogs; `large` alone on a screen. */
export type ControlSize = 'compact' | 'regular' | 'large'

declare module 'inlay:hardened-styles' {
  export const hardenedStyles: string
}

import type { StyleSource } from '@inlay/sdk-core/ui'

/** The sheet of this package for shadow roots, loaded only by who isolates. */
export const platformStyles: StyleSource = () => import('@inlay/react-platform/styles.js')

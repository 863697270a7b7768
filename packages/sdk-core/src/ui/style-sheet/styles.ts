/**
 * `@inlay/sdk-core/styles.js` where packages are used from source: the bundler turns the sheet into text. When built,
 * the same name leads to `dist/styles.js`, which build-styles.mjs writes with the same exports; which of the two is
 * meant is decided by the export condition `@inlay/source` alone. Builds leave the name as it is (external).
 */
import styleSheetText from '../styles.css?inline'
import { createAdoptStyles } from './adopt-styles'

export { styleSheetText }
export const adoptStyles = createAdoptStyles(styleSheetText)

/** `@inlay/react-platform/styles.js` where the package is used from source; when built, the style build writes it. */
import { createAdoptStyles } from '@inlay/sdk-core/ui'
import styleSheetText from './styles.css?inline'

export { styleSheetText }
export const adoptStyles = createAdoptStyles(styleSheetText)

// As a host imports them. The kit's first: it names the layers.
import '@inlay/sdk-core/styles.css'

import.meta.glob('../../packages/react-*/src/styles.css', { eager: true })

import { beforeEach } from 'vitest'
import { releasePage } from './release-page'

// After what was shown is taken away: what is still held then is held by nobody who will let go.
beforeEach(releasePage)

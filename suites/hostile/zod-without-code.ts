import * as z from 'zod'

// Otherwise zod tries out whether it may make code from text, which such a page reports.
z.config({ jitless: true })

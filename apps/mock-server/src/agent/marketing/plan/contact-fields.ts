import type { Lacked } from '../request/intent'

/** Which fields of a person's row say how they are reached. */
export const contactFields: Readonly<Record<Lacked, readonly string[]>> = {
  email: ['email', 'primary_email'],
  phone: ['phone_number'],
  linkedin: ['linkedin_url'],
}

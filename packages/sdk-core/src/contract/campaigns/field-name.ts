import * as z from 'zod'

/** How a column that is no field of ours may be called. */
export const FieldName = z
  .string()
  .min(1)
  .max(100)
  .refine((name) => /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name), 'Expected letters, digits and underscores')
  // As a key of JSON it is lost on the way.
  .refine((name) => name !== '__proto__', 'Expected another name')

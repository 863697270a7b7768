import * as z from 'zod'

/**
 * An enum of answers: a member that this version does not know is read as `fallback`, so that a newer backend does not
 * break an older SDK. For requests use `z.enum`, which refuses it.
 */
export function openEnum<const Member extends string>(
  members: readonly [Member, ...Member[]],
  fallback: NoInfer<Member>,
) {
  const known: z.ZodType<Member, Member> = z.enum(members)
  return known.catch(fallback)
}

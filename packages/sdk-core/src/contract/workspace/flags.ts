import * as z from 'zod'
import { operation } from '../../operation/operation'
import { flagKeys, type FlagKey } from './flag-keys'

/** The flags of a workspace. A flag that is missing, or not true, is off. */
export const Flags = z.partialRecord(z.enum(flagKeys), z.boolean())

export type Flags = z.output<typeof Flags>

const switches = Object.fromEntries(flagKeys.map((key) => [key, z.boolean().catch(false)]))

/** As answered: every key that this version knows; a flag that is missing, or neither true nor false, is off. */
const AnsweredFlags = z.object(switches as Record<FlagKey, z.ZodCatch<z.ZodBoolean>>)

export const getFlags = operation({
  id: 'flags.get',
  summary: 'Which features are on in the workspace.',
  kind: 'json',
  method: 'GET',
  path: '/flags',
  response: AnsweredFlags,
})

export const updateFlags = operation({
  id: 'flags.update',
  summary: 'Turns features of the workspace on and off; flags that are not named stay as they are.',
  kind: 'json',
  method: 'PATCH',
  path: '/flags',
  repeatable: true,
  body: Flags,
  response: AnsweredFlags,
  invalidates: ['flags.get'],
})

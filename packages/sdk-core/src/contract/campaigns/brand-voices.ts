import * as z from 'zod'
import { operation } from '../../operation/operation'
import { RecordLine, RecordText, SharedRecord } from './shared-record'

/** How a company sounds in what it writes. */
export const BrandVoice = SharedRecord.extend({
  brandVoiceId: z.string(),
  name: z.string(),
  description: z.string().default(''),
  brandTone: z.string().default(''),
  communicationStyle: z.string().default(''),
  personalityTraits: z.string().default(''),
  /** Texts that sound as it should, a blank line between them. */
  sampleMessages: z.string().default(''),
})

export type BrandVoice = z.output<typeof BrandVoice>

export const BrandVoiceValues = z.strictObject({
  name: RecordLine,
  description: RecordText,
  brandTone: RecordLine,
  communicationStyle: RecordLine,
  personalityTraits: RecordLine,
  sampleMessages: RecordText,
})

export const listBrandVoices = operation({
  id: 'brandVoices.list',
  summary: 'The brand voices, the oldest first.',
  kind: 'json',
  method: 'GET',
  path: '/brand-voices',
  response: z.array(BrandVoice),
})

export const createBrandVoice = operation({
  id: 'brandVoices.create',
  summary: 'Describes a brand voice.',
  kind: 'json',
  method: 'POST',
  path: '/brand-voices',
  idempotencyKey: true,
  body: BrandVoiceValues,
  response: BrandVoice,
  errors: ['limit-reached'],
  invalidates: ['brandVoices.list'],
})

export const updateBrandVoice = operation({
  id: 'brandVoices.update',
  summary: 'Changes the named fields of a brand voice.',
  kind: 'json',
  method: 'PATCH',
  path: '/brand-voices/{brandVoiceId}',
  idempotencyKey: true,
  revision: 'optional',
  body: BrandVoiceValues.partial(),
  response: BrandVoice,
  errors: ['conflict'],
  invalidates: ['brandVoices.list'],
})

import * as z from 'zod'
import { operation } from '../../operation/operation'
import { ChosenIndustry, ChosenSize, ReadChoice } from './company-options'
import { longestRecordLine, RecordText, SharedRecord } from './shared-record'
import { textOfAtMost } from '../../operation/text-of-at-most'

/** What a company is and what it has to offer: its value proposition. */
export const ValueProposition = SharedRecord.extend({
  valuePropositionId: z.string(),
  name: z.string(),
  description: z.string().default(''),
  websiteUrl: z.string().default(''),
  industry: ReadChoice,
  companySize: ReadChoice,
})

export type ValueProposition = z.output<typeof ValueProposition>

const websiteShape = /^(https?:\/\/)?[^\s/?#@.]+(\.[^\s/?#@.]+)+(:\d+)?([/?#]\S*)?$/i

export const ValuePropositionValues = z.strictObject({
  name: textOfAtMost(
    longestRecordLine,
    `At most ${longestRecordLine} characters fit here.`,
    z.string().trim().min(1, 'Company name is required'),
  ),
  description: RecordText,
  websiteUrl: textOfAtMost(
    2_000,
    undefined,
    z
      .string()
      .trim()
      .refine((url) => url === '' || websiteShape.test(url), 'Enter an address such as example.com.')
      .meta({ examples: ['', 'https://www.northwind.example'] }),
  ),
  industry: ChosenIndustry,
  companySize: ChosenSize,
})

export const listValuePropositions = operation({
  id: 'valuePropositions.list',
  summary: 'The value propositions, the oldest first.',
  kind: 'json',
  method: 'GET',
  path: '/value-propositions',
  response: z.array(ValueProposition),
})

const example = {
  name: 'Northwind Freight',
  description: 'Moves pallets across the North Sea overnight.',
  websiteUrl: 'https://northwind.example',
  industry: 'Other',
  companySize: '201-500',
} as const

export const createValueProposition = operation({
  id: 'valuePropositions.create',
  summary: 'Describes a company and what it has to offer.',
  kind: 'json',
  method: 'POST',
  path: '/value-propositions',
  idempotencyKey: true,
  body: ValuePropositionValues.meta({ examples: [example] }),
  response: ValueProposition,
  errors: ['limit-reached'],
  invalidates: ['valuePropositions.list'],
})

export const updateValueProposition = operation({
  id: 'valuePropositions.update',
  summary: 'Changes the named fields of a value proposition.',
  kind: 'json',
  method: 'PATCH',
  path: '/value-propositions/{valuePropositionId}',
  idempotencyKey: true,
  revision: 'optional',
  body: ValuePropositionValues.partial().meta({ examples: [{ description: example.description }] }),
  response: ValueProposition,
  errors: ['conflict'],
  invalidates: ['valuePropositions.list'],
})

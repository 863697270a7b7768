import * as z from 'zod'
import { operation } from '../../operation/operation'
import { textOfAtMost } from '../../operation/text-of-at-most'
import { ChosenIndustry, ChosenSize, ReadChoice } from './company-options'
import { RecordLine, RecordText, SharedRecord } from './shared-record'

/** The customer that a company wants more of. */
export const Icp = SharedRecord.extend({
  icpId: z.string(),
  name: z.string(),
  description: z.string().default(''),
  companySize: ReadChoice,
  industry: ReadChoice,
  keyPainPoints: z.string().default(''),
  jobTitles: z.array(z.string()).default([]),
})

export type Icp = z.output<typeof Icp>

export const mostJobTitles = 50
export const longestJobTitle = 120

const JobTitle = textOfAtMost(
  longestJobTitle,
  `A job title has at most ${longestJobTitle} characters.`,
  z.string().trim().min(1, 'A job title is not blank.'),
)

export const IcpValues = z.strictObject({
  name: RecordLine,
  description: RecordText,
  companySize: ChosenSize,
  industry: ChosenIndustry,
  keyPainPoints: RecordText,
  jobTitles: z.array(JobTitle).max(mostJobTitles),
})

export const listIcps = operation({
  id: 'icps.list',
  summary: 'The ideal customer profiles, the oldest first.',
  kind: 'json',
  method: 'GET',
  path: '/icps',
  response: z.array(Icp),
})

const example = {
  name: 'Shippers in the Benelux',
  description: 'Companies that send pallets every week.',
  companySize: '51-200',
  industry: 'Manufacturing',
  keyPainPoints: 'Late arrivals',
  jobTitles: ['Head of Logistics'],
} as const

export const createIcp = operation({
  id: 'icps.create',
  summary: 'Describes an ideal customer.',
  kind: 'json',
  method: 'POST',
  path: '/icps',
  idempotencyKey: true,
  body: IcpValues.meta({ examples: [{ ...example, jobTitles: [...example.jobTitles] }] }),
  response: Icp,
  errors: ['limit-reached'],
  invalidates: ['icps.list'],
})

export const updateIcp = operation({
  id: 'icps.update',
  summary: 'Changes the named fields of an ideal customer profile.',
  kind: 'json',
  method: 'PATCH',
  path: '/icps/{icpId}',
  idempotencyKey: true,
  revision: 'optional',
  body: IcpValues.partial().meta({ examples: [{ jobTitles: [...example.jobTitles] }] }),
  response: Icp,
  errors: ['conflict'],
  invalidates: ['icps.list'],
})

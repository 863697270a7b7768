import * as z from 'zod'
import { openEnum } from '../../operation/open-enum'
import { operation } from '../../operation/operation'
import { textOfAtMost } from '../../operation/text-of-at-most'
import { BrandVoice } from './brand-voices'
import { Icp } from './icps'

/** How far it is: the company is looked up, its customers are, its voice is, all is there. */
export const marketingScienceStages = ['company', 'customers', 'voice', 'done'] as const

export type MarketingScienceStage = (typeof marketingScienceStages)[number]

/** All that is known so far, each time: texts grow from one event to the next. */
export const MarketingScience = z.object({
  stage: openEnum(marketingScienceStages, 'voice'),
  /** What it rests on, in a sentence for people. */
  basis: z.string().nullish(),
  icp: Icp.partial().nullish(),
  brandVoice: BrandVoice.partial().nullish(),
})

export type MarketingScience = z.output<typeof MarketingScience>

export const marketingScienceFromWebsite = operation({
  id: 'marketingScience.fromWebsite',
  summary:
    'Describes the ideal customer and the brand voice of a company, from its website or its name, and keeps both in the workspace; asked again for the same company, answers with what the workspace has made of them; of another, keeps nothing unless it is to replace.',
  kind: 'stream',
  method: 'POST',
  path: '/marketing-science/from-website',
  body: z
    .strictObject({
      companyWebsite: textOfAtMost(
        2_000,
        undefined,
        z.string().trim().min(1, 'Say which company, by its website or its name.'),
      ),
      /**
       * Writes it over the records that campaigns begin with, and over the company information if that came from here and
       * nobody has changed it since.
       */
      replace: z.boolean().optional(),
    })
    .meta({ examples: [{ companyWebsite: 'northwind-freight.example' }, { companyWebsite: 'Northwind Freight' }] }),
  event: MarketingScience,
  isLast: (event) =>
    typeof event === 'object' && event !== null && (event as { readonly stage?: unknown }).stage === 'done',
})

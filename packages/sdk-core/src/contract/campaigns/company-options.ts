import * as z from 'zod'

/** How many people work at a company, as settings offer it. */
export const companySizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1001-5000', '5001+'] as const

export type CompanySize = (typeof companySizes)[number]

/** What a company does, as settings offer it. */
export const companyIndustries = [
  'SaaS',
  'E-commerce',
  'Healthcare',
  'FinTech',
  'Education',
  'Manufacturing',
  'Real Estate',
  'Consulting',
  'Other',
] as const

export type CompanyIndustry = (typeof companyIndustries)[number]

/** What a person may send; nothing where nobody has chosen. */
export const ChosenSize = z.enum(companySizes).nullable()
export const ChosenIndustry = z.enum(companyIndustries).nullable()

/** What is read: one that is offered no longer, or not yet, is shown as what it is. */
export const ReadChoice = z.string().nullable().default(null)

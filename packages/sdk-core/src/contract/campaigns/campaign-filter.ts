import * as z from 'zod'
import { FilterSchema, isFilterGroup, type Filter, type FilterCondition } from '../../operation/filter-model'
import { operation } from '../../operation/operation'
import { ArtifactTypeSchema } from './artifact-type'

export const campaignFilterNames = ['PRE_ENRICH_FILTER', 'POST_ENRICH_FILTER'] as const

export type CampaignFilterName = (typeof campaignFilterNames)[number]

/** What one field must be: all of its conditions hold. */
export interface FieldCriteria {
  readonly field_name: string
  readonly conditions: readonly Omit<FilterCondition, 'field'>[]
}

export interface CriteriaGroup {
  readonly combine: 'and' | 'or'
  readonly not?: boolean | undefined
  readonly filters: readonly (FieldCriteria | CriteriaGroup)[]
}

/** Says the criteria of a record as a filter, which is what is edited and evaluated. */
export function filterOfCriteria(criteria: FieldCriteria | CriteriaGroup): Filter {
  if ('filters' in criteria) {
    const { combine, not, filters } = criteria
    return { combine, members: filters.map(filterOfCriteria), ...(not === undefined ? {} : { not }) }
  }
  const conditions = criteria.conditions.map((condition) => ({ field: criteria.field_name, ...condition }))
  const [only] = conditions
  return only !== undefined && conditions.length === 1 ? only : { combine: 'and', members: conditions }
}

/** Says a filter as the criteria of a record. */
export function criteriaOfFilter(filter: Filter): CriteriaGroup {
  const criteria = criteriaOf(filter)
  return 'filters' in criteria ? criteria : { combine: 'and', filters: [criteria] }
}

function criteriaOf(filter: Filter): FieldCriteria | CriteriaGroup {
  if (isFilterGroup(filter)) {
    const { combine, not, members } = filter
    return { combine, filters: members.map(criteriaOf), ...(not === undefined ? {} : { not }) }
  }
  const { field, ...condition } = filter
  return { field_name: field, conditions: [condition] }
}

export const CampaignFilterCriteria: z.ZodType<FieldCriteria | CriteriaGroup> = z.lazy(() =>
  z.union([
    z.strictObject({
      field_name: z.string().min(1).max(200),
      conditions: z
        .array(z.custom<FieldCriteria['conditions'][number]>(isRecord, 'Expected a condition'))
        .min(1)
        .max(50),
    }),
    CampaignFilterGroup,
  ]),
)

export const CampaignFilterGroup: z.ZodType<CriteriaGroup> = z.strictObject({
  combine: z.enum(['and', 'or']),
  not: z.boolean().optional(),
  filters: z.array(CampaignFilterCriteria).max(100),
})

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const FilterCriteria = z
  .strictObject({ root_filter: CampaignFilterGroup })
  .superRefine(({ root_filter }, context) => {
    // What can be wrong with a condition, the shared filter knows.
    const result = FilterSchema.safeParse(filterOfCriteria(root_filter))
    for (const { message, path } of result.success ? [] : result.error.issues) {
      context.addIssue({ code: 'custom', message, path: ['root_filter', ...path] })
    }
  })

export const CampaignFilter = z.object({
  record_id: z.string(),
  filter_name: z.enum(campaignFilterNames),
  artifact_type: ArtifactTypeSchema,
  filter_criteria: FilterCriteria,
})

export type CampaignFilter = z.output<typeof CampaignFilter>

const filterChanges = ['campaignFilters.list', 'artifacts.list', 'campaigns.get'] as const

export const listCampaignFilters = operation({
  id: 'campaignFilters.list',
  summary: 'The filters of a campaign for rows of one type.',
  kind: 'json',
  method: 'GET',
  path: '/campaigns/{campaignId}/filters',
  query: z.object({ artifactType: ArtifactTypeSchema }),
  response: z.array(CampaignFilter),
})

export const createCampaignFilter = operation({
  id: 'campaignFilters.create',
  summary: 'Makes a filter; a campaign has one of each name for rows of a type.',
  kind: 'json',
  method: 'POST',
  path: '/campaigns/{campaignId}/filters',
  idempotencyKey: true,
  body: z.strictObject({
    filter_name: z.enum(campaignFilterNames),
    artifact_type: ArtifactTypeSchema,
    filter_criteria: FilterCriteria,
  }),
  response: CampaignFilter,
  errors: ['conflict'],
  invalidates: filterChanges,
})

export const updateCampaignFilter = operation({
  id: 'campaignFilters.update',
  summary: 'Gives a filter other criteria.',
  kind: 'json',
  method: 'PATCH',
  path: '/campaigns/{campaignId}/filters/{recordId}',
  idempotencyKey: true,
  body: z.strictObject({ filter_criteria: FilterCriteria }),
  response: CampaignFilter,
  invalidates: filterChanges,
})

export const deleteCampaignFilter = operation({
  id: 'campaignFilters.delete',
  summary: 'Deletes a filter.',
  kind: 'json',
  method: 'DELETE',
  path: '/campaigns/{campaignId}/filters/{recordId}',
  idempotencyKey: true,
  response: z.object({ record_id: z.string() }),
  invalidates: filterChanges,
})

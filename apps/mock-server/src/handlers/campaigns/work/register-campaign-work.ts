import type { LanguageModel } from '../../../engines/language-model/language-model'
import type { JobQueue } from '../../../jobs/create-jobs'
import { enrichRows, enrichRowsKind } from './enrich-rows'
import { writeColumn, writeColumnKind } from './write-column'

export interface CampaignEngines {
  readonly language: LanguageModel
}

/** Says how the work on the rows of campaigns is done. */
export function registerCampaignWork(jobs: Pick<JobQueue, 'register'>, { language }: CampaignEngines): void {
  jobs.register(enrichRowsKind, enrichRows)
  jobs.register(writeColumnKind, writeColumn(language))
}

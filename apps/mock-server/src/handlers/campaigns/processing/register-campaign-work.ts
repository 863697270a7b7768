import type { LanguageModel } from '../../../engines/language-model/language-model'
import type { JobQueue } from '../../../jobs/create-jobs'
import { runScheduleKind } from '../schedule/plan-next-run'
import { runSchedule } from '../schedule/run-schedule'
import { buildAudience, buildAudienceKind } from './build-audience'
import { checkLeads, checkLeadsKind } from './check-leads'
import { enrichRows, enrichRowsKind } from './enrich-rows'
import { fetchContacts, fetchContactsKind } from './fetch-contacts'
import { processContacts, processContactsKind } from './process-contacts'
import { writeRowMessages, writeRowMessagesKind } from './write-row-messages'
import { writeColumn, writeColumnKind } from './write-column'

export interface CampaignEngines {
  readonly language: LanguageModel
}

/** Says how the work on the rows of campaigns is done. */
export function registerCampaignWork(jobs: Pick<JobQueue, 'register' | 'within'>, { language }: CampaignEngines): void {
  jobs.register(enrichRowsKind, enrichRows)
  jobs.register(buildAudienceKind, buildAudience)
  jobs.register(checkLeadsKind, checkLeads)
  jobs.register(fetchContactsKind, fetchContacts)
  jobs.register(processContactsKind, processContacts(language))
  jobs.register(writeColumnKind, writeColumn(language))
  jobs.register(writeRowMessagesKind, writeRowMessages(language))
  jobs.register(runScheduleKind, runSchedule({ jobs, language }))
}

import type { WriteScene } from '../write-script'

export const failHalfway: WriteScene = (writer) => {
  writer.say('I ask the enrichment service for what it knows.')
  writer.callTool({ name: 'enrich_contacts', args: { contacts: ['contact_1', 'contact_2'] } })
  writer.rest(10)
  writer.add({ type: 'RUN_ERROR', message: 'The enrichment service does not answer.', code: 'ENRICHMENT_UNAVAILABLE' })
}

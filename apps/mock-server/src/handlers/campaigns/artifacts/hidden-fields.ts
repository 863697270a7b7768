/** What the product keeps about a row for itself: never shown as a column, and never searched or downloaded. */
export const hiddenFields: ReadonlySet<string> = new Set([
  'session_id',
  'workspace_id',
  'version_id',
  'user_id',
  'create_date',
  'update_date',
  'id',
  'apollo_id',
  'type',
  'artifact_type',
  'artifact_state',
  'contact_status',
  'source_list_id',
  'organization_id',
  'hubspot_contact_id',
  'errors_list',
  'process_history',
  // Of the store, and of no concern to anybody outside.
  'changed',
])

const names = [
  'Excel',
  'SAP',
  'DATEV',
  'Salesforce',
  'HubSpot',
  'Outlook',
  'SharePoint',
  'Shopify',
  'WhatsApp',
  'LinkedIn',
  'Google',
  'Microsoft',
  'PowerPoint',
  'Zendesk',
  'Jira',
]

/** Programs as their makers write them: “excel” behind “use” is no verb. */
export const productNames: readonly (readonly [RegExp, string])[] = names.map((name) => [
  new RegExp(
    String.raw`(?<=\b(?:use|uses|used|using|in|with|from|to|on|of|or|and|than|by|via|replace|replaces|leave)\s)${name.toLowerCase()}(?=[\s.,;:!?]|$)(?!\s(?:at|in)\s)`,
    'g',
  ),
  name,
])

/** What a team that runs this app sets for itself. */
export const config = {
  /** The product's display name. */
  appName: 'Inlay',
  supportHref: 'mailto:support@inlay.example',
  helpHref: 'https://docs.inlay.example/',
  /** The client that the identity provider knows this app as. */
  clientId: 'inlay-reference-host',
  /** People whose e-mail address is of one of these domains go from the root to the path stored for them. */
  internalTestDomains: ['internal.inlay.example'],
} as const

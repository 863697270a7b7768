import type { ConnectionProvider } from '@inlay/sdk-core/contract/campaigns'

/**
 * What the provider says of a credential that it does not take. Ours take whatever looks like one; one that says of itself
 * that it is no good is believed, so that a refusal can be tried.
 */
export function credentialProblem(provider: ConnectionProvider, accessToken: string): string | undefined {
  const name = providerNames[provider]
  if (/\s/.test(accessToken)) return `A credential of ${name} has no spaces.`
  if (accessToken.length < shortest) return `This is too short for a credential of ${name}.`
  if (/expired/i.test(accessToken)) return `${name} says that this credential has expired.`
  if (/invalid|revoked|wrong/i.test(accessToken)) return `${name} does not accept this credential.`
  return undefined
}

const shortest = 8

const providerNames: Readonly<Record<ConnectionProvider, string>> = {
  'contact-data': 'The contact-data provider',
  smartlead: 'Smartlead',
  heyreach: 'HeyReach',
  hubspot: 'HubSpot',
}

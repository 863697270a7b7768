/** How far up somebody is, from the top down, by the codes that are kept. */
export const seniorityCodes = [
  'owner',
  'founder',
  'c_suite',
  'partner',
  'vp',
  'head',
  'director',
  'manager',
  'senior',
  'entry',
] as const

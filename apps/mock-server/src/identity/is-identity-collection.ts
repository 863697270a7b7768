/** Whether a collection of the system is about who people are: how they sign in, with what keys, and who is signed in. */
export function isIdentityCollection(collection: string): boolean {
  return collection === 'people' || collection.startsWith('identity-')
}

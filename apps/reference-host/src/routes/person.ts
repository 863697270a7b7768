/** What deciding on an address needs to know of the signed-in person. */
export interface Person {
  readonly email: string
  /** In the order of the list workspaces call. */
  readonly workspaceIds: readonly string[]
  readonly activeWorkspaceId: string | undefined
  /** Where somebody of an internal test domain is sent. */
  readonly redirectPath: string | undefined
}

/** Who looks at an address, as far as is known yet. */
export type Visitor =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly person: Person | undefined }

/** The workspace for addresses that name none: the one last active while it is still theirs, otherwise their first. */
export function activeWorkspaceOf(person: Person): string | undefined {
  const remembered = person.activeWorkspaceId
  return remembered !== undefined && person.workspaceIds.includes(remembered) ? remembered : person.workspaceIds[0]
}

/** Leads to the home of the person's own workspace. */
export const workspaceRoot = '/v2'

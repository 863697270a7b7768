/** The id of `generateAudience`, for who only asks whether a backend has it: the rest of the operation is not loaded for that. */
export const generateAudienceCall = { id: 'artifacts.generateAudience' } as const

import * as z from 'zod'

/** What the rows of an audience are: people, or the companies that they work for. */
export const artifactTypes = ['contact', 'account'] as const

export type ArtifactType = (typeof artifactTypes)[number]

export const ArtifactTypeSchema = z.enum(artifactTypes)

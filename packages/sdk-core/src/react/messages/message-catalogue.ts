/** A host's own wording: full keys (`campaigns.list.title`) to ICU strings. */
export type MessageOverrides = Readonly<Record<string, string>>

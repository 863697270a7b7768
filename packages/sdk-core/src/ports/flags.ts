/** Whether a feature is on. An OpenFeature client fits through `(key) => client.getBooleanValue(key, false)`. */
export type FlagReader = (key: string) => boolean

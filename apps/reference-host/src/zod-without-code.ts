// Zod tries once whether it may make code of text. The policy of our pages refuses that, aloud where types are trusted, so
// it is told beforehand; imported before anything that declares a schema.
const config: { __zod_globalConfig?: { jitless: boolean } } = globalThis as object
config.__zod_globalConfig = { jitless: true }

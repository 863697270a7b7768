// Loaded before React, which looks once whether a browser has tools for tasks and measures.
const tools = console as { createTask?: unknown; timeStamp?: unknown }
tools.createTask = undefined
tools.timeStamp = undefined

export {}

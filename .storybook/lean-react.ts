import './without-react-tools'
import * as React from 'react'

/**
 * For the tools of a browser React's development build keeps a stack and a task for each element that is made, and a
 * measure for each component that is rendered: three quarters of the time of a test. Its warnings stay as they are.
 */
const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
const internals = (React as unknown as Record<string, object | undefined>)[name]
// Beyond ten thousand in a second it keeps none.
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })

import { getCurrentUser } from '@inlay/sdk-core/contract/workspace'
import { implement } from '../../implement'
import { currentUser } from './current-user'

export const getCurrentUserHandler = implement(getCurrentUser, ({ system, caller }) => currentUser(system, caller))

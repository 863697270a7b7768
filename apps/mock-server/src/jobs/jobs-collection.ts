import { collectionName } from '../store/store'
import type { Job } from './jobs'

/** Jobs are kept with their workspace, so that the call which starts one keeps it together with its change. */
export const jobsCollection = collectionName<Job>('jobs', ['status'])

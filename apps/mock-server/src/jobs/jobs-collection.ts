import { collectionName } from '../store/store'
import type { Job } from './jobs'

/** What changes of a job while it is done. */
export type JobState = Omit<Job, 'input'>

/** Jobs are kept with their workspace, so that the call which starts one keeps it together with its change. */
export const jobsCollection = collectionName<JobState>('jobs', ['status'])

/** What they were given, by their ids. It may be very big, and is not to be read and written with each step. */
export const jobInputsCollection = collectionName<{ readonly input: unknown }>('job inputs')

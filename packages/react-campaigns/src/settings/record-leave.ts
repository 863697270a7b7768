import { createContext } from 'react'

export type ConfirmLeave = () => Promise<boolean>

/** A form says here how it is asked before another record takes its place; the answer takes that back. */
export const RecordLeave = createContext<((confirmLeave: ConfirmLeave) => () => void) | undefined>(undefined)

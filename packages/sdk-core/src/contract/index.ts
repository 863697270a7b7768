import { isOperation, type AnyOperation } from '../operation/operation'
import * as campaigns from './campaigns/index'
import * as citations from './citations/index'
import * as data from './data/index'
import * as documents from './documents/index'
import * as workflows from './workflows/index'
import * as workspace from './workspace/index'

/** The version that clients and servers tell each other in the header `Inlay-Contract`. */
export { contractVersion } from './contract-version'

/** Every area with all that it exports: operations, and entities under their own names. */
export const contract = { workspace, campaigns, documents, citations, workflows, data } as const

export type ContractArea = keyof typeof contract

/** All operations of all areas. */
export const operations: readonly AnyOperation[] = Object.values(contract).flatMap((area) =>
  Object.values(area).filter(isOperation),
)

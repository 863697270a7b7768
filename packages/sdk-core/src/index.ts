export type {
  ApiClient,
  CallOptions,
  ClientEvent,
  DownloadedFile,
  Pause,
  RowsOptions,
  RowsSnapshot,
  StreamMessage,
  StreamOptions,
  UploadOptions,
  UploadProgress,
} from './client/api-client'
export { callbackAuth, type CallbackAuth, type CallbackAuthOptions } from './auth/callback-auth'
export { SignInError, isSignInError, type SignInErrorCode } from './auth/sign-in-error'
export { staticTokenAuth, type StaticTokenAuthOptions } from './auth/static-token-auth'
export { createHttpClient } from './client/create-http-client'
export type { Fetch, HttpClientOptions, Log } from './client/http-client-options'
export type { RetryPolicy } from './client/sending/retry-policy'
export type { UploadRequest, UploadTransport } from './client/upload/upload-transport'
export { defineDestinations, isDestination } from './destinations/define-destinations'
export type {
  DestinationDefinition,
  DestinationMaker,
  DestinationOf,
  DestinationsOf,
} from './destinations/define-destinations'
export { ApiError, isApiError, type ApiErrorCode, type ApiErrorDetails } from './errors/api-error'
export { codeOfStatus } from './errors/code-of-status'
export { fieldErrors } from './errors/field-errors'
export { issueText } from './errors/issue-text'
export { toApiError } from './errors/to-api-error'
export { ProblemSchema, type FieldError, type Problem } from './errors/problem'
export { defineMessages, type MessageCatalogue } from './messages/define-messages'
export type { IcuArguments, IcuValue } from './messages/icu-arguments'
export { mergeMessages, type MergedStrings } from './messages/merge-messages'
export { waitingMessages } from './messages/waiting-messages'
export { overrideMessages, type MessageOverrides, type OverridesOf } from './messages/override-messages'
export {
  FilterSchema,
  filterOperators,
  isFilterGroup,
  type Filter,
  type FilterCondition,
  type FilterGroup,
  type FilterIgnore,
  type FilterOperator,
  type FilterValue,
} from './operation/filter-model'
export { deepestFilter, mostFilterConditions } from './operation/filter-size'
export {
  filterDuration,
  filterPeriods,
  isFilterPeriod,
  type FilterDuration,
  type FilterPeriod,
} from './operation/filter-values'
export type {
  DownloadDefinition,
  JsonDefinition,
  OperationDefinition,
  OperationMethod,
  OperationScope,
  PageDefinition,
  RowsDefinition,
  StreamDefinition,
  UploadDefinition,
} from './operation/definition'
export { apiPrefix, operationAddress, operationPath } from './operation/address'
export { kindQuery } from './operation/kind-query'
export { openEnum } from './operation/open-enum'
export { characterCount, textOfAtMost } from './operation/text-of-at-most'
export {
  isOperation,
  operation,
  type AnyOperation,
  type DownloadOperation,
  type EventOf,
  type InputOf,
  type ItemOf,
  type JsonOperation,
  type Operation,
  type OutputOf,
  type PageOperation,
  type ParsedInputOf,
  type RowsOperation,
  type StreamOperation,
  type UploadOperation,
} from './operation/operation'
export {
  defaultPageLimit,
  maxPageLimit,
  maxSearchLength,
  pageSchema,
  type Page,
  type PageQuery,
  type ParsedPageQuery,
  type SortableFields,
} from './operation/page'
export { fillPath, pathParamNames } from './operation/path'
export { toColumns } from './operation/row-columns'
export { RowsEnvelopeSchema, rowsPerPage, type RowColumns, type RowsEnvelope, type RowsPage } from './operation/rows'
export type {
  AccessToken,
  AuthAdapter,
  AuthState,
  AuthUser,
  SignInOptions,
  TokenReason,
  TokenRequest,
} from './ports/auth-adapter'
export { createBrowserHost } from './ports/browser-host'
export type { FlagReader } from './ports/flags'
export type {
  Assets,
  Clock,
  Connectivity,
  Host,
  KeyValueStorage,
  Notice,
  NoticeAction,
  NoticeTone,
  Notify,
  Random,
  ShortcutConflict,
  Visibility,
} from './ports/host'
export { memoryNavigation, type MemoryNavigation, type MemoryNavigationOptions } from './ports/memory-navigation'
export { memoryStorage } from './ports/memory-storage'
export type { Destination, Navigation } from './ports/navigation'
export { browserConnectivity } from './ports/browser-connectivity'
export { systemClock } from './ports/system-clock'
export { systemRandom } from './ports/system-random'

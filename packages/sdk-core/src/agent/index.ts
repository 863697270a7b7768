export { agUiAgent, type AgUiAgentOptions } from './adapters/ag-ui-agent'
export {
  createAgentTransport,
  type AgentRequest,
  type AgentTransport,
  type AgentTransportOptions,
} from './adapters/agent-transport'
export { backendAgent, type BackendAgentOptions } from './adapters/backend-agent'
export { copilotKitAgent, type CopilotKitAgentOptions } from './adapters/copilot-kit-agent'
export { copilotKitThread, type CopilotKitThreadOptions } from './adapters/copilot-kit-thread'
export { readLoadedThread } from './adapters/read-loaded-thread'
export { applyPatch, type PatchResult } from './json/apply-patch'
export { createJsonReader, readPartialJson, type JsonReader } from './json/json-reader'
export {
  createEventVerifier,
  EventOrderError,
  type EventVerifier,
  type EventVerifierOptions,
  type OrderProblem,
} from './order/event-verifier'
export type { AgentEvent, AgentEventOf, AgentEventType, ReceivedEvent } from './protocol/agent-event'
export type { AgentCapabilities } from './protocol/agent-capabilities'
export { decodeEvent, type DecodedEvent } from './reading/decode-event'
export { readEvents, type ReadEventsOptions, type ReadingProblem } from './reading/read-events'
export type {
  AgentAdapter,
  AgentCallOptions,
  AgentRun,
  AgentStreamOptions,
  LoadedThread,
  RunInput,
} from './session/agent-adapter'
export { AgentError, toAgentError, type AgentErrorCode } from './session/agent-error'
export type {
  AgentSession,
  AgentSessionOptions,
  AgentSnapshot,
  FrontendTool,
  InterruptAnswer,
  QueueWait,
  StopTrouble,
  RunExtras,
  SessionStatus,
} from './session/agent-session'
export { createAgentSession } from './session/create-agent-session'
export { earlyEndMark } from './thread/early-end'
export { readMessages } from './thread/read-messages'
export { reduceThread } from './thread/reduce-thread'
export type {
  ActivityMessage,
  AssistantMessage,
  MessageContent,
  MessageStatus,
  ReasoningMessage,
  TextMessage,
  ThreadMessage,
  ToolCall,
  ToolCallStatus,
  ToolMessage,
  ToolResult,
} from './thread/thread-message'
export {
  createThreadState,
  threadMessages,
  type Interrupt,
  type Interrupted,
  type RunState,
  type RunStep,
  type Subagent,
  type ThreadStart,
  type ThreadState,
} from './thread/thread-state'
export { toWireMessages, type WireOptions } from './thread/wire-messages'

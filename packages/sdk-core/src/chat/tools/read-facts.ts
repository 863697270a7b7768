import { readPartialJson } from '../../agent/json/json-reader'
import { parseJson } from '../../agent/json/parse-json'
import type { ToolCall, ToolResult } from '../../agent/thread/thread-message'
import { textOfContent } from '../message/message-text'
import type { ToolStepFacts } from './tool-view'

/** Reads what a call says only when somebody looks at it. */
export function factsOf(call: ToolCall): ToolStepFacts {
  return {
    call,
    get args() {
      return readArguments(call.args)
    },
    get result() {
      return call.result ? readResult(call.result) : undefined
    },
  }
}

export function readArguments(args: string): unknown {
  return readPartialJson(args)
}

/** Whether nothing more comes of arguments that are not whole, or were never JSON. */
export function isBrokenJson({ args, status }: ToolCall): boolean {
  return status !== 'streaming' && args.trim() !== '' && parseJson(args) === undefined
}

/** JSON where it is JSON, else the words. */
export function readResult({ content }: ToolResult): unknown {
  const text = textOfContent(content)
  if (!/^\s*[[{"\d\-tfn]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

import { messageParts, messageText } from './message-parts'

/** As another begins and ends; on LinkedIn the greeting is a part of the first sentence. */
export function framedAs(before: string, text: string): string {
  const [{ greeting, goodbye, postscript }, next] = [messageParts(before), messageParts(text)]
  if (next.goodbye === undefined) return messageText({ ...next, goodbye, postscript })
  return messageText({ ...next, greeting, goodbye, postscript })
}

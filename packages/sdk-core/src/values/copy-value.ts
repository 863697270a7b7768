import { isPlain } from './is-plain'

/** Lists and plain objects anew, and all else in them as it is: files and functions cannot be cloned. */
export function copyValue<T>(value: T): T {
  if (Array.isArray(value)) return value.map((each: unknown) => copyValue(each)) as T
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copyValue(each as unknown)])) as T
}

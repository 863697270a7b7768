/** Made when it is asked for the first time: the formats of a locale take milliseconds to make. */
export function onceAsked<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}

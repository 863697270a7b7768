import { createWorld } from './create-world'
import type { World } from './world'

let made: World | undefined

/** The one world of all servers, made when somebody first looks something up. */
export function theWorld(): World {
  made ??= createWorld()
  return made
}

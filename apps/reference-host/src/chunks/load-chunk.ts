import { loadOrReloadOnce } from './reload-once'
import { serverAnswers } from './server-answers'
import { tabStorage } from '../storage/tab-storage'

/** Loads a part of the app, and the whole page anew when a release has replaced it. */
export function loadChunk<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  return loadOrReloadOnce(name, load, {
    storage: tabStorage,
    reload: () => window.location.reload(),
    serverAnswers,
  })
}

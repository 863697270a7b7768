import type { ClauseRule } from './clause-rule'
import { asNounPhrase } from './noun-phrase'

/** “Who needs a freight audit?” */
export const readNeed: ClauseRule = (text) => {
  const what =
    /^(?:who|do|does|would|whether|if|they|our (?:customers|clients|prospects)|[\p{L}\s]{3,40}?(?=\s+(?:need|want|could use|are looking)))\b.*?\b(?:needs?|wants?|looking for|benefits? from|could use|use|would like)\s+(.+)$/iu.exec(
      text,
    )?.[1]
  if (what === undefined) return undefined
  const topic = /^to\s/i.test(what) ? undefined : asNounPhrase(what)
  return { topic }
}

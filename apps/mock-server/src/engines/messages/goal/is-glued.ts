import { isVerb } from './plain-verb'

/** Whether what follows “and” belongs to nothing before it in its sentence: “Do you plan night loads, and for a short call?” */
export function isGlued(sentence: string): boolean {
  return (
    ifSo.test(sentence) ||
    [...sentence.matchAll(joints)].some(({ index, 0: joint }) => {
      const before = sentence.slice(0, index)
      const after = sentence.slice(index + joint.length)
      if (/for\s$/i.test(joint)) return !/\bfor\b/i.test(before) || (ofPast.test(before) && ofTime.test(after))
      if (/that\s$/i.test(joint)) return asks.test(before) && !/\bthat\b/i.test(before)
      return isVerb(after) && asks.test(before) && !hasWish(before)
    })
  )
}

const ifSo = /\sand,?\sif\s(?:so|yes|not|no)\b[^?]*\?$/i
const joints = /,?\s(?:and|plus|as well as)\s(?:also\s)?(?:for|to|that)\s/gi

function hasWish(text: string): boolean {
  return [...text.matchAll(/\bto\s(?=(\S+ ?\S*))/gi)].some(([, words = '']) => isVerb(words))
}

const asks = /^(?:do|does|did|are|is|were|was|have|has|can|could|will|would|may|who|what|when|where|why|how|which)\b/i
/** Nobody is thanked for a call that is still to be. */
const ofPast = /^(?:thank|we are (?:very )?sorry|congratulations|our apologies|a short reminder)/i
const ofTime =
  /^an?\s(?:[\p{L}\p{N}-]+\s){0,3}?(?:calls?|meetings?|chats?|conversations?|demos?|visits?|appointments?)\b/iu

import type { DraftChanges } from '../request/draft-changes'
import type { Intent } from '../request/intent'
import { orderWithin, speaksOfLetters, speaksOfStyle } from './speaks-of-letters'

/**
 * What is to stand in messages, without what only speaks of them: that was an order that nobody has understood, and is
 * told as one. Words in quotation marks stand as they are.
 */
export function withoutTalkOfLetters(intents: readonly Intent[], prompt: string): readonly Intent[] {
  const isGiven = givenIn(prompt)
  return intents.map((intent) => {
    switch (intent.kind) {
      case 'told':
        return speaksOfStyle(intent.text) && !isGiven(intent.text) ? { kind: 'unknown', text: intent.text } : intent
      case 'edit': {
        const { changes, refused } = withoutTalk(intent.changes, isGiven)
        return refused.length === 0 ? intent : { ...intent, changes, unable: [...intent.unable, ...refused] }
      }
      case 'draft':
      case 'also': {
        const { changes, refused } = withoutTalk(intent.changes ?? {}, isGiven)
        const { about, behind } = withoutOrder(intent.about, isGiven)
        const unable = [...(intent.unable ?? []), ...refused, ...behind]
        return refused.length + behind.length === 0 ? intent : { ...intent, about, changes, unable }
      }
      default:
        return intent
    }
  })
}

function withoutTalk(changes: DraftChanges, isGiven: (text: string) => boolean) {
  const { add = [], question, ...kept } = changes
  const isOfPlace = question !== undefined && namesPlace.test(question) && !isGiven(question)
  const others = question === undefined || isOfPlace ? kept : { ...kept, question }
  const isRefused = ({ sentence }: { readonly sentence: string }) => speaksOfLetters(sentence) && !isGiven(sentence)
  const left = add.filter((each) => !isRefused(each))
  const refused = add.filter(isRefused).map(({ sentence }) => sentence.replace(/[.\s]+$/, ''))
  return {
    changes: left.length === 0 ? others : { ...others, add: left },
    refused: isOfPlace ? [...refused, question] : refused,
  }
}

/** “… about our audits, and make it short” */
function withoutOrder(about: string | undefined, isGiven: (text: string) => boolean) {
  const at = about === undefined || isGiven(about) ? -1 : orderWithin(about)
  if (about === undefined || at <= 0) return { about, behind: [] }
  return { about: about.slice(0, at), behind: [about.slice(at).replace(/^[\s,;.!]*(?:(?:and|but|then)\s+)?/i, '')] }
}

/** Whether words stand in quotation marks, or behind a colon that says that they are to be written. */
function givenIn(prompt: string): (text: string) => boolean {
  const given = [...prompt.matchAll(givenWords)].map(([, ...words]) => lettersOf(words.join('')))
  return (text) => {
    const letters = lettersOf(text)
    return given.some((each) => each !== '' && (letters.includes(each) || each.includes(letters)))
  }
}

function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** “May I ask how many come, in the second when it is?” */
const namesPlace =
  /,? (?:and )?in (?:the )?(?:first|second|third|fourth|fifth|last|(?:e-?mail|message|step) [1-7])(?: (?:one|e-?mail|message))? (?:when|how|what|if|whether|ask|who|where)\b|,? (?:but )?(?:only )?in the (?:linked-?in (?:message|note)|e-?mails?|messages?)(?: only| alone| please)*[?.]*$/iu

const givenWords =
  /["“„«]([^"“”„«»]{1,400})["”“»]|\b(?:add|say|says|said|write|read|reads|p\.?\s?s\.?|sentence|line|text|question|words)\s*:\s*(.{1,400})/giu

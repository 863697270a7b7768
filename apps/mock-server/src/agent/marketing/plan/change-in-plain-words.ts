import { upperFirst } from '../../../engines/messages/upper-first'
import type { Draft } from '../memory'
import { draftSentenceAbout } from './draft-sentences-about'
import { isSaid } from './said-in-draft'
import { signatureOf } from './signature-of'

/** A change of messages in the words in which it is read; nothing where it is not one that is known here. */
export function changeInPlainWords(wish: string, draft: Draft): string | undefined {
  return (
    partRemoved(wish) ??
    wordsRemoved(wish, draft) ??
    otherStyle(wish) ??
    otherOpening(wish) ??
    otherSubject(wish) ??
    sentencePlaced(wish, draft) ??
    underName(wish, draft) ??
    withoutPhone(wish, draft) ??
    told(wish)
  )
}

/** It says the same, and begins otherwise as well. */
export const inOtherWords = 'say it differently'

const remove =
  "(?:remove|delete|drop|lose|ditch|scrap|scratch|kill|cut(?: out)?|take (?:out|away|off)|get rid of|throw (?:out|away)|leave (?:out|off)|skip|omit|erase|strip(?: out)?|do without|no(?: more)?|we (?:do not|don['’]?t) need|i (?:do not|don['’]?t) (?:want|need|like)|(?:do not|don['’]?t|never) (?:mention|say|talk about|speak of))"
const article = '(?:the |that |this |any |our |my |all |its |an? )*'

function partRemoved(wish: string): string | undefined {
  const [, what = ''] =
    new RegExp(`^${remove} ${article}([\\p{L}. -]{2,30}?)(?: (?:at|in) the (?:end|beginning|start|top))?$`, 'iu').exec(
      wish,
    ) ?? []
  return parts.find(([name]) => name.test(what))?.[1]
}

const parts: readonly (readonly [RegExp, string])[] = [
  [/^(?:question|questions|cta|call to action|ask)$/i, 'remove the question'],
  [/^(?:greeting|hello|hi|salutation|dear)$/i, 'remove the greeting'],
  [/^(?:signature|sign-?off|goodbye|closing|regards|kind regards)$/i, 'remove the signature'],
  [/^(?:ps|p\.s\.?|postscript)$/i, 'remove the postscript'],
]

function wordsRemoved(wish: string, draft: Draft): string | undefined {
  const [, words = ''] =
    new RegExp(
      `^${remove} ${article}(?:(?:bit|part|line|sentence|stuff|thing|words?) (?:about|with|on) ${article})?([\\p{L}\\d%€$.,' -]{2,50}?)$`,
      'iu',
    ).exec(wish) ?? []
  if (words === '' || ofMessages.test(words)) return undefined
  return isSaid(words, draft) ? `don't mention the ${words}` : undefined
}

const ofMessages =
  /^(?:it|that|them|this|those|these)$|\b(?:e-?mails?|messages?|steps?|mails?|sequence|follow-?ups?|contacts?|compan(?:y|ies)|people|accounts?|rows?|subject|first|second|third|last|words?|sentences?|call|meeting|anything|everything)\b/i

const much =
  '(?:(?:a bit|a little|a lot|a touch|much|way|far|really|very|super|quite|rather|pretty|so|still|even|just|kind of|slightly|sounding) )*'
const leads = `(?:(?:make|keep|write|word|phrase|turn) (?:it|this|that|them|these|all(?: of (?:them|it))?|everything|both(?: of them)?|the (?:e-?mails?|messages?|texts?|whole thing))? ?(?:sound )?|(?:it|this|that)(?:['’]s| is| sounds| reads| feels| looks)? (?:should be |should sound |must be )?|sounds? |reads? |(?:too|not so|not as|less|more|be|a tone that is) )?`
const notThat = '(?:too|not so|not as|less|not that|overly)'

/** How it sounds, and how that is asked for. */
const styles: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^(?:${leads}${much}(?:shorter|short|briefer|brief|tighter|snappier|half as long|more concise|more compact)|(?:it['’]s |it is |this is |that is |is )?${much}(?:too |overly )?${much}(?:long|wordy|lengthy|verbose)|(?:trim|cut|tighten|shorten|condense)(?: (?:it|this|that|them))?(?: down)?(?: a bit| a little| in half)?|(?:less text|fewer words|less words))$`,
      'iu',
    ),
    'make it shorter',
  ],
  [
    new RegExp(
      `^(?:${leads}(?:${much}(?:more )?${much}(?:friendlier|friendly|warmer|warm|nicer|human|personal|relaxed|casual|cheerful|cheerier|lively|livelier|approachable|chatty|kinder|fun)|${much}${notThat} ${much}(?:corporate|stiff|formal|dry|cold|distant|serious|businesslike|bureaucratic|official|robotic|wooden|boring))|(?:is|sounds|reads|feels) ${much}(?:stiff|dry|cold|wooden|boring|corporate)|(?:spice|liven|warm|loosen|lighten|cheer|brighten) (?:it|this|that|them) up|loosen up)(?: a bit| a little)?$`,
      'iu',
    ),
    'make it friendlier',
  ],
  [
    new RegExp(
      `^(?:${leads}(?:${much}(?:more )?${much}(?:serious|professional|businesslike|business-like|official|respectful)|${much}${notThat} ${much}(?:casual|chummy|chatty|flippant|familiar|loose|cheeky|personal|matey|informal))|(?:is|sounds|reads|feels) ${much}(?:chummy|flippant|cheeky|matey))(?: a bit| a little)?$`,
      'iu',
    ),
    'make it more formal',
  ],
  [
    new RegExp(
      `^${leads}${much}(?:${notThat} )?${much}(?:pushy|salesy|aggressive|insistent|demanding|sales-y|promotional|hard-?sell)$`,
      'iu',
    ),
    'make it less pushy',
  ],
]

function otherStyle(wish: string): string | undefined {
  return styles.find(([pattern]) => pattern.test(wish))?.[1]
}

function otherOpening(wish: string): string | undefined {
  return opening.test(wish) ? inOtherWords : undefined
}

const opening =
  /^(?:(?:give(?: it| them)?|use|find|write|try|take|with|has|have|get|needs?) )?(?:an? )?(?:new|different|other|another|better|alternative) (?:opening|beginning|start|intro(?:duction)?|opener|hook|angle)$|^(?:start|begin|open) (?:it )?(?:differently|another way|in another way)$|^change the (?:opening|beginning|start|intro(?:duction)?|opener)$/i

function otherSubject(wish: string): string | undefined {
  const [, how = ''] = ofSubject.exec(wish) ?? []
  if (how !== '') return /short|long/i.test(how) ? 'make the subject shorter' : 'use another subject'
  const [, words] = subjectIs.exec(wish) ?? []
  return words === undefined ? undefined : `change the subject to "${upperFirst(words.trim())}"`
}

const ofSubject =
  /^(?:the |its |that )?subject(?: line)?(?:['’]s| is| should be| must be| needs to be| could be| sounds| reads| feels| has to be)? (?:(?:a bit|a little|too|much|more|very|really|so|quite|still) )*(shorter|short|long|too long|different|boring|dull|better|catchier|bad|weak|generic|bland|salesy|silly)$|^(?:(?:use|give it|try|find|i want|with) )?(?:an? |the )?(shorter|different|better|catchier|new|other) subject(?: line)?$/i
const subjectIs = /^(?:the )?subject(?: line)?(?: of (?:all|it|them|both))?\s*[:=]\s*(\S[^:]{2,80})$/i

/** “Put the price at the end”, “start with the price” */
function sentencePlaced(wish: string, draft: Draft): string | undefined {
  const { what, where = 'begin', alone = what } = placed.exec(wish)?.groups ?? {}
  const sentence = alone === undefined ? undefined : draftSentenceAbout(draft, alone)
  // It is put back in one message: where several say it, which is meant is not said.
  if (sentence === undefined || draft.templates.filter((text) => text.includes(sentence)).length > 1) return undefined
  return `remove "${sentence}" and ${/end|last|bottom/i.test(where) ? 'end' : 'begin'} with "${sentence}"`
}

const placed =
  /^(?:(?:put|move|bring|have|say|mention) (?:the |our )?(?<what>[\p{L}\d -]{3,30}?) (?:at the |to the |in the |up |right |as the )?(?<where>end|beginning|start|top|front|first|last|bottom|first sentence|last sentence|first line|last line)|(?:start|begin|open) with (?:the |our )?(?<alone>[\p{L}\d -]{3,30}))$/iu

/** “Add my title under my name: Managing Director” */
function underName(wish: string, draft: Draft): string | undefined {
  const signature = signatureOf(draft)
  const groups = belowName.exec(wish)?.groups ?? {}
  const words = groups['one'] ?? groups['other']
  if (words === undefined || signature === undefined || signature.includes(words)) return undefined
  return `sign it as "${signature}, ${upperFirst(words.trim())}"`
}

const belowName =
  /^(?:my title is (?<one>[^,.;:]{3,40}),? (?:and )?(?:add|put|write) (?:that|it|this) (?:under|below|after|behind|to) my (?:name|signature)|(?:add|put|write) (?:my title,? )?(?<other>(?!it\b|that\b|this\b)[^,.;:]{3,40}?) (?:under|below|after|behind) my (?:name|signature))$/i

/** “Remove the phone from the signature” */
function withoutPhone(wish: string, draft: Draft): string | undefined {
  const signature = signatureOf(draft) ?? ''
  const rest = signature.replace(/,? ?\+?\d[\d /()-]{4,20}\d/, '')
  return ofPhone.test(wish) && rest !== '' && rest !== signature ? `sign it as "${rest}"` : undefined
}

const ofPhone = new RegExp(
  `^${remove} ${article}(?:phone|telephone|mobile|number|phone number)(?: (?:from|in|under|below) ${article}(?:signature|name|end))?$`,
  'iu',
)

/** “Talk about the setup”, “just ask if they are still planning” */
function told(wish: string): string | undefined {
  const [, question] =
    /^(?:just |only |simply )*ask (?:them )?((?:if|whether|how|when|what|which|who|where|why)\s.{4,})$/i.exec(wish) ??
    []
  if (question !== undefined) return `ask them ${question}`
  const [, about] =
    /^(?:just |only |rather )*(?:talk|speak|write|say (?:something|more|a bit)|tell them(?: something| more)?|go|focus) (?:about|on|into) (.{3,60})$/i.exec(
      wish,
    ) ?? []
  if (about !== undefined) return `add a line about ${about}`
  const [, link] =
    /^(?:add|include|put(?: in)?|mention) (?:the |our |a |this )?(?:link|url)?:? ?((?:https?:\/\/|www\.)\S+)$/i.exec(
      wish,
    ) ?? []
  if (link !== undefined) return `add "You can find more at ${link}"`
  const [, words] = /^(?:add|write|put|put in)\s?: (\S.{3,150})$/i.exec(wish) ?? []
  return words === undefined ? undefined : `add "${upperFirst(words)}"`
}

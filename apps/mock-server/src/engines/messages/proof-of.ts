import { tellingWords } from '../documents/best-passages'
import { sentencesOf } from '../documents/sentences-of'

/**
 * A sentence of documents to be judged by: one that fits what a message is about, or else one with a figure, whole and
 * short enough to be read. What ends without a sign is a heading, and is part of no sentence.
 *
 * @param documents Texts with a paragraph in each line; what else is known of one stays beside the sentence.
 */
export function proofOf<Document extends { readonly text: string }>(
  documents: readonly Document[],
  about: string,
): Document | undefined {
  const sentences = documents
    .flatMap((document) =>
      document.text
        .split('\n')
        .flatMap(sentencesOf)
        .map((sentence) => ({ ...document, text: sentence.replace(/^[-–•*·▪]\s+/, '') })),
    )
    .filter(({ text }) => isWhole(text) && isShort(text) && !binds(text, about) && !isHistory(text, about))
  const [best] = sentences
    .filter(({ text }) => fitsTopic(text, about))
    .toSorted((one, other) => worthOf(other.text, about) - worthOf(one.text, about))
  return best ?? sentences.find(({ text }) => hasFigure(text))
}

/** How a company began, or how many work there, helps nobody to decide, unless that is what it is about. */
function isHistory(sentence: string, about: string): boolean {
  return ofHistory.test(sentence) && !(tellsWho.test(about) || ofHistory.test(about))
}

const tellsWho = /\b(?:anniversary|years|history|birthday|our company|who we are|about us|founding|jubilee)\b/i
const ofHistory =
  /\b(?:began|begun|founded|founders?|established|opened in|started in|since (?:1[89]|20)\d\d|grandfather|brothers|family business|\d[\d,.]* (?:people|employees|colleagues|staff)|(?:people|employees|staff) work)\b/i

/**
 * Whether somebody could be held to it who did not mean to offer it to whoever is written to, or it is not for others:
 * that goes out only where it is asked for.
 */
function binds(sentence: string, about: string): boolean {
  return (promised.test(sentence) && !promised.test(about)) || isForOurselves(sentence)
}

/** Whether a document keeps it from others. */
export function isForOurselves(sentence: string): boolean {
  return kept.test(sentence)
}

const promised =
  /\b(?:free of charge|for free|at no (?:extra |additional )?(?:cost|charge)|refund\w*|compensat\w+|reimburs\w+|discounts?|rebates?|guarante\w+|warrant(?:y|ies)|money back|penalt(?:y|ies)|% off|we (?:will )?pay|are waived|is waived)\b/i
const kept =
  /\b(?:confidential|internal(?:ly)?(?: (?:only|use))?|not (?:for|to be) (?:customers|clients|shar\w+|publi\w+|disclos\w+)|do not (?:share|tell|mention|disclose|publish|quote))\b/i

/** Whether a sentence tells of something that was brought about, and so how that was done can be told. */
export function tellsDeed(sentence: string): boolean {
  return brought.test(sentence)
}

const brought =
  /\b(?:cut|reduced|saved|lowered|raised|increased|improved|halved|doubled|tripled|won|grew|shortened|cleared|avoided|gained|freed|solved|reached|achieved|replaced)\b/i

/** Whether a sentence is of the same matter: it shares the words that tell what it is. */
export function fitsTopic(sentence: string, about: string): boolean {
  const wanted = topicWords(about).length
  // Without a figure, one word in common may be chance.
  const fewest = hasFigure(sentence) ? Math.min(wanted, fewestShared) : fewestShared
  return wanted > 0 && sharedWords(sentence, about) >= fewest
}

const fewestShared = 2

function worthOf(sentence: string, about: string): number {
  return sharedWords(sentence, about) + (hasFigure(sentence) ? figure : 0)
}

/** A figure says more than another word in common. */
const figure = 1.5

function sharedWords(sentence: string, about: string): number {
  const own = tellingWords(sentence)
  return topicWords(about).filter((word) => own.has(word)).length
}

/** Anything can be tried for two weeks: that makes no two matters the same. */
function topicWords(about: string): readonly string[] {
  return [...tellingWords(about)].filter((word) => !ofAnything.test(word))
}

const ofAnything =
  /^(?:free|trial|test|pilot|demo|offer|call|meeting|visit|talk|chat|day|week|month|year|hour|minute|today|tomorrow|two|three|four|five|six|first|next|last|new|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|\w+day)$/

function hasFigure(sentence: string): boolean {
  return /\d/.test(sentence)
}

/** It ends as a statement, and does not lean on the one before it. */
function isWhole(sentence: string): boolean {
  return /^["“‘(]?[\p{Lu}\p{N}].*[.!]["”’)]?$/u.test(sentence) && !leaning.test(sentence)
}

const leaning =
  /^(?:this|that|these|those|they|it|he|she|their|his|her|but|and|so|or|here|there)\b|\bthis (?:is|was|has|holds|means)\b/i

function isShort(sentence: string): boolean {
  const words = sentence.split(/\s+/).length
  return words >= 5 && words <= 24
}

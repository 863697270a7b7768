import { begin, end, modest, noun, person, sentence, type Wish } from './pieces'

/** Who signs. */
export const signingWishes: readonly Wish[] = [
  // “Have all the emails signed by Katrin Hallberg, Head of Marketing”, “they should be signed by …”, “have Petra sign them”
  [
    new RegExp(
      `${begin}${modest}(?:have|get|let) (?:all |both |each )?(?:of )?(?:the |them|it)?(?: ?${noun})? ?(?:be )?signed (?:by|as|with) (?<who>${person})(?: instead of [^.,!?]{2,40})?${end}`,
      'gu',
    ),
    (said) => sentence(said, `sign them as "${said['who'] ?? ''}"`),
  ],
  [
    new RegExp(
      `${begin}(?:[Tt]hey|[Ii]t|[Aa]ll of them|[Bb]oth|[Tt]he (?:e-?mails|messages))(?: all| both)? (?:should|must|are to|have to|can|need to|shall)(?: all| both)? be signed (?:by|as|with) (?<who>${person})${end}`,
      'gu',
    ),
    (said) => sentence(said, `sign them as "${said['who'] ?? ''}"`),
  ],
  [
    new RegExp(
      `${begin}${modest}(?:have|get|let) (?<who>${person}) (?:to )?sign (?:them|it|all of them|both|the (?:e-?mails|messages))(?: instead of [^.,!?]{2,40})?${end}`,
      'gu',
    ),
    (said) => sentence(said, `sign them as "${said['who'] ?? ''}"`),
  ],
  // What is said behind it is another wish.
  [/(?<=\bsign (?:them|it|all of them) as "[^"]+"),? and /giu, () => '. '],
]

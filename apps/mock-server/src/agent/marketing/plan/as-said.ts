import type { Memory } from '../memory'
import { withContactDataNamed } from '../request/contact-data-named'
import { invitedFirst } from '../request/invited-first'
import { withoutPoliteFrame } from '../request/without-polite-frame'
import { withUnmentioned } from './said-in-draft'
import { asEditOrder } from './as-edit-order'
import { withClosingNamed } from './with-closing-named'
import { withCompanyNamed } from './with-company-named'
import { withEitherQuoted } from './with-draft-quoted'
import { withEachNamed } from './with-each-named'
import { withFollowUpNamed } from './with-follow-up-named'
import { withOfferTaken } from './with-offer-taken'
import { withOwnName } from './with-own-name'
import { withPhoneSigned } from './with-phone-signed'
import { withPlaceTold } from './with-place-told'
import { withReaderNamed } from './with-reader-named'
import { withSenderIntroduced } from './with-sender-introduced'
import { withSentenceBack } from './with-sentence-back'
import { withSentenceNamed } from './with-sentence-named'
import { withSwapNamed } from './with-swap-named'
import { inPlainWishes } from './whole-sentences/in-plain-wishes'

interface Heard {
  readonly memory: Memory
  /** What the workspace says that it does. */
  readonly offer?: string | undefined
  readonly isNobodyThere: boolean
  /** What was asked before. */
  readonly earlier: readonly string[]
}

/** What somebody says, with that named to which it points back: in messages at hand, in what was told, in what was offered. */
export function asSaid(prompt: string, { memory, offer, isNobodyThere, earlier }: Heard): string {
  const { draft, beside, spokenOf, told } = memory
  const taken = withOfferTaken(
    asEditOrder(
      inPlainWishes(withClosingNamed(withSentenceBack(withoutPoliteFrame(prompt), draft), draft), draft),
      draft,
    ),
    memory.offer,
  )
  const introduced = withSenderIntroduced(withReaderNamed(taken, draft), draft, { told, offer })
  const placed = isNobodyThere
    ? invitedFirst(withPlaceTold(introduced, told))
    : withContactDataNamed(introduced, earlier)
  const named = withCompanyNamed(withPhoneSigned(withOwnName(placed, told), draft), spokenOf)
  const ofMessages = withSwapNamed(withFollowUpNamed(withEachNamed(named, draft), draft), draft)
  const quoted = withEitherQuoted(withSentenceNamed(ofMessages, draft), { draft, beside })
  return withUnmentioned(quoted, draft)
}

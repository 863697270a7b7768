/** Whether somebody can be taken through what is offered, as an event or a text cannot. */
export function canBeShown(offer: string): boolean {
  return !/\b(?:webinar|workshop|conference|event|meetup|reports?|guides?|white ?papers?|e-?books?|trial)\b/i.test(
    offer,
  )
}

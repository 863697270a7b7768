import { eventNouns } from './goal/asks'

/** Whether somebody can be taken through what is offered, as an event, a text or a discount cannot. */
export function canBeShown(offer: string): boolean {
  return !unseen.test(offer)
}

const unseen = new RegExp(
  `\\b(?:${eventNouns}|reports?|guides?|(?:white ?)?papers?|e-?books?|trial|discounts?|credits?|vouchers?|refunds?|coupons?|gifts?|audits?|reviews?|checks?|consultations?|assessments?|samples?|rebates?|(?:lower|better|fairer|fixed) (?:prices|rates|costs|fees|fares)|storage|our (?:[a-z]+ ){0,2}(?:company|startup|start-up|firm|agency|business|team)|couriers?|programmes?|degrees?|schools?|memberships?|rentals?|leasing|scholarships?|funds?|loans?|deliver(?:y|ies)|shipments?|collections?|services?|clearance|shoots?|lessons?|sessions?|courses?|trainings?|tastings?|(?:test|trial) days?|tariffs?|insurances?|meals?|catering|valuations?|estimates?|quotes?|inspections?|surveys?|measurements?|fittings?|wash(?:es)?|treatments?|removals?|analys[ei]s|(?:first|free) (?:months?|weeks?|hours?|nights?|tests?|visits?|cleans?)|maintenance|repairs?|cleaning|transport|advice)\\b|\\d ?% off\\b`,
  'i',
)
